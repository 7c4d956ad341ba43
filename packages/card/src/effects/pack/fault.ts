// The refusal of a pack, with the thing, the place and the reason.

export class BadPack extends Error {
  override readonly name = 'BadPack';
}

/** A place in a pack: the thing, as `card "tornado"`, and the fields down from there. */
export interface Place {
  readonly thing: string;
  readonly path: readonly (string | number)[];
}

export const inside = ({ thing, path }: Place, ...more: readonly (string | number)[]): Place => ({
  thing,
  path: [...path, ...more],
});

export function refuse({ thing, path }: Place, reason: string): never {
  const where =
    path.length === 0
      ? ''
      : `, ${path.map((step) => (typeof step === 'number' ? `sentence ${step + 1}` : step)).join(', ')}`;
  throw new BadPack(`The ${thing}${where}: ${reason}`);
}
