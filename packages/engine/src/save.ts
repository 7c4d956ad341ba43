// Saving and restoring: a saved game is the state itself, marked with its format, and is looked over when it comes back.

import { BadSave, isRecord, type Json, notPlain } from './plain.ts';

/** What each field of an object must be: a list, or what typeof says. */
export type Shape = Readonly<Record<string, string>>;

/** Read off one that is as it should be: what is null there may be anything. */
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

/** The state in a saved game, if it is one of this format and has these fields at these paths. */
export function unsealed(
  { format, version }: SaveFormat,
  saved: Json,
  shapes: Readonly<Record<string, Shape>>,
): object {
  if (!isRecord(saved) || saved.format !== format)
    throw new BadSave(`This is no such game: "format" should be "${format}".`);
  if (saved.version !== version)
    throw new BadSave(`This game was saved in version ${saved.version}; this program reads version ${version}.`);
  const { state } = saved;
  const broken = notPlain(state);
  if (broken !== null) throw new BadSave(`"${broken}" is not plain data.`);
  if (!isRecord(state)) throw new BadSave('"state" should be an object.');
  for (const [path, shape] of Object.entries(shapes)) checkPath({ state }, path.split('.'), '', shape);
  return state;
}

/** A path such as `state.players.*`: the star stands for every entry of a list. */
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
