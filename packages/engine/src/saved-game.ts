// Saving and restoring: a saved game is its state with a format and version.

import { BadSave, isRecord, type Json, notPlain } from './plain-data.ts';

/** The required type of each field of an object: `list`, or a result of typeof. */
export type Shape = Readonly<Record<string, string>>;

/** Reads the shape off a valid sample. Fields that are null in it may be anything. */
export const shapeOf = (sample: object): Shape =>
  Object.fromEntries(
    Object.entries(sample)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, Array.isArray(value) ? 'list' : typeof value]),
  );

export interface SaveFormat {
  readonly format: string;
  readonly version: number;
}

export const sealed = ({ format, version }: SaveFormat, state: object): Json =>
  ({ format, version, state }) as unknown as Json;

/** Returns the state of a saved game. Throws BadSave unless it has this format, and these fields at these paths. */
export function unsealed(
  { format, version }: SaveFormat,
  saved: Json,
  shapes: Readonly<Record<string, Shape>>,
): object {
  if (!isRecord(saved) || saved.format !== format)
    throw new BadSave(`This is not such a saved game: "format" should be "${format}".`);
  if (saved.version !== version)
    throw new BadSave(`This game was saved in version ${saved.version}; this program reads version ${version}.`);
  const { state } = saved;
  const broken = notPlain(state);
  if (broken !== null) throw new BadSave(`"${broken}" is not plain data.`);
  if (!isRecord(state)) throw new BadSave('"state" should be an object.');
  for (const [path, shape] of Object.entries(shapes)) checkPath({ state }, path.split('.'), '', shape);
  return state;
}

/** Checks the value at a path such as `state.players.*`, where the star stands for every entry of a list. */
function checkPath(value: unknown, [step, ...rest]: readonly string[], path: string, shape: Shape): void {
  if (step === undefined) {
    checkShape(value, path, shape);
    return;
  }
  if (step !== '*') {
    checkPath(isRecord(value) ? value[step] : undefined, rest, path ? `${path}.${step}` : step, shape);
    return;
  }
  if (!Array.isArray(value)) throw new BadSave(`"${path}" should be a list.`);
  for (const [place, entry] of value.entries()) checkPath(entry, rest, `${path}.${place}`, shape);
}

function checkShape(value: unknown, path: string, shape: Shape): void {
  if (!isRecord(value)) throw new BadSave(`"${path}" should be an object.`);
  for (const [field, wanted] of Object.entries(shape)) {
    const found = Array.isArray(value[field]) ? 'list' : typeof value[field];
    if (found !== wanted) throw new BadSave(`"${path}.${field}" should be a ${wanted}, but is ${found}.`);
  }
}
