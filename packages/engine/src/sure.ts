// What must be there: where it is not, that is said at once, and not noticed later somewhere else.

/** `what` goes on from "There is no". */
export function sure<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new RangeError(`There is no ${what}.`);
  return thing;
}
