// Texts as PostgreSQL can keep them: its columns know neither the character of number 0 nor half a surrogate pair.

/** Begins a text that is kept as JSON, where both are escaped. */
const ODD = '\u0001';

/** As it is but for odd ones: so almost every text can be read in the database too. */
export const toColumn = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') && !text.startsWith(ODD) ? text : ODD + JSON.stringify(text);

/** A text that stands in a column as it was given. Null if nobody has put it there. */
export const fromColumn = (text: string): string => (text.startsWith(ODD) ? JSON.parse(text.slice(1)) : text);
