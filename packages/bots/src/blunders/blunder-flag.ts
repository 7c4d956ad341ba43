// A flag: recognises one kind of answer that a good player would not give.

export interface Flag<Situation, Answer> {
  readonly id: string;
  /** The blunder in words, for the table of rates. */
  readonly text: string;
  /** Is the answer wrong in every case, so that bots may leave it out? */
  readonly isNever: boolean;
  /** Is this answer the blunder? Null if the question gives no chance for it. */
  isBlunder(situation: Situation, answer: Answer): boolean | null;
}

export function isNever<Situation, Answer>(
  flags: readonly Flag<Situation, Answer>[],
  situation: Situation,
  answer: Answer,
): boolean {
  for (const flag of flags) if (flag.isNever && flag.isBlunder(situation, answer) === true) return true;
  return false;
}

/** The options without those that are never right; all of them if nothing else is left. */
export function withoutBlunders<Situation extends { readonly options: readonly Answer[] }, Answer>(
  flags: readonly Flag<Situation, Answer>[],
  situation: Situation,
  options: readonly Answer[] = situation.options,
): readonly Answer[] {
  const isFine = (option: Answer): boolean => !isNever(flags, situation, option);
  if (options.every(isFine)) return options;
  const left = options.filter(isFine);
  return left.length === 0 ? options : left;
}
