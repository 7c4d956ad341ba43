// Checks of unknown values, and the messages about them.

/** The problem with one field. */
class Fault extends Error {
  override readonly name = 'Fault';
}

export const fault = (message: string): Fault => new Fault(message);

export type Unknown = Readonly<Record<string, unknown>>;
/** A check, which throws if the value is wrong for this field. */
export type Check = (value: unknown, field: string) => void;

export const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is this a name such as `rag-time`? */
export const isKebab = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
/** Is this a name such as `stickUp`? */
export const isIdentifier = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

/** A value as an error message quotes it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export function recordAt(value: unknown, field: string): Unknown {
  if (!isRecord(value)) throw fault(`"${field}" should be an object, not ${shown(value)}.`);
  return value;
}

export function listAt(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw fault(`"${field}" should be a list, not ${shown(value)}.`);
  return value;
}

export function withFields(value: Unknown, known: readonly string[], what: string): void {
  const odd = Object.keys(value).find((field) => !known.includes(field));
  if (odd !== undefined) throw fault(`${what} has no field "${odd}": take ${known.join(', ')}.`);
}

export const isFunction: Check = (value, field) => {
  if (typeof value !== 'function') throw fault(`"${field}" should be a function, not ${shown(value)}.`);
};

export const isFlag: Check = (value, field) => {
  if (typeof value !== 'boolean') throw fault(`"${field}" should be true or false, not ${shown(value)}.`);
};

export const oneOf =
  (...known: readonly string[]): Check =>
  (value, field) => {
    if (!known.some((one) => one === value))
      throw fault(`"${field}" should be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}, not ${shown(value)}.`);
  };

export const wholeFrom =
  (least: number, most: number): Check =>
  (value, field) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw fault(`"${field}" should be a whole number from ${least} to ${most}, not ${shown(value)}.`);
  };
