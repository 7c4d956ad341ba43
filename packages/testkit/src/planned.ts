// What a program is asked to do, from the command line. A plan that can't be carried out ends it with one sentence.

/** A plan that can't be carried out. The message says what was wrong and what would be right. */
export class BadPlan extends Error {
  override readonly name = 'BadPlan';
}

export function planned<Plan>(planFrom: (args: readonly string[]) => Plan): Plan {
  try {
    return planFrom(process.argv.slice(2));
  } catch (problem) {
    if (!(problem instanceof BadPlan)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exit(2);
  }
}
