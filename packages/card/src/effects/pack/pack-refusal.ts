// The refusal of a pack, with the thing, the place and the reason.

import type { StaticRule } from './static-rules.ts';

export class BadPack extends Error {
  override readonly name = 'BadPack';
  /** The card, character or event, as `card "tornado"`. */
  readonly thing: string;
  /** The rule that refuses it; null if the JSON does not have the form of a pack. */
  readonly rule: StaticRule | null;

  constructor(message: string, thing: string, rule: StaticRule | null) {
    super(message);
    this.thing = thing;
    this.rule = rule;
  }
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

export function refuse({ thing, path }: Place, reason: string, rule: StaticRule | null = null): never {
  const where =
    path.length === 0
      ? ''
      : `, ${path.map((step) => (typeof step === 'number' ? `sentence ${step + 1}` : step)).join(', ')}`;
  throw new BadPack(`The ${thing}${where}: ${reason}`, thing, rule);
}
