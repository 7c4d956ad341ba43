// Reads the plan of a program from its command line, or exits with one sentence.

/** The error that a plan can't be carried out. The message says what is wrong and what to do. */
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
