// Encodes texts that PostgreSQL columns can't hold: U+0000 and lone surrogates.

/** The mark of a text that is stored as JSON, which escapes what a column can't hold. */
const ODD = '\u0001';

/** The form of a text in a column. Almost every text stays as it is, so that it can be read in the database. */
export const toColumn = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') && !text.startsWith(ODD) ? text : ODD + JSON.stringify(text);

/** The text of a column. */
export const fromColumn = (text: string): string => (text.startsWith(ODD) ? JSON.parse(text.slice(1)) : text);
