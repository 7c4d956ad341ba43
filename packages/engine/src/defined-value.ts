// Asserts that a value is defined, so that its absence is noticed at once.

/** `what` completes the message "There is no …". */
export function sure<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new RangeError(`There is no ${what}.`);
  return thing;
}
