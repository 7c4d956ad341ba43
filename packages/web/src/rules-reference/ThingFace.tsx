// The picture of any thing, as a card or a die.

import { type DieKind, FACES, type Face } from '@posse/dice';
import { CardFace, CharacterFace, DieFace, EventFace, KindFace, RoleFace, SpecialFace } from '../drawing/index.ts';
import type { Thing } from './rule-thing.ts';

interface Props {
  readonly thing: Thing;
  readonly width: number;
}

export function ThingFace({ thing, width }: Props) {
  switch (thing.kind) {
    case 'card':
      return thing.card === undefined ? (
        <KindFace kind={thing.key} width={width} />
      ) : (
        <CardFace card={thing.card} width={width} />
      );
    case 'character':
      return <CharacterFace game={thing.game} id={thing.id} width={width} />;
    case 'event':
      return <EventFace id={thing.id} width={width} />;
    case 'role':
      return <RoleFace role={thing.role} width={width} />;
    case 'special':
      return <SpecialFace id={thing.id} width={width} />;
    case 'face':
      return (
        <DieFace kind={dieWith(thing.face)} face={thing.face as Face} width={Math.min(width, 120)} locked={false} />
      );
  }
}

/** The die with this face; the base die if several have it. */
function dieWith(face: string): DieKind {
  const kinds = Object.keys(FACES) as DieKind[];
  return kinds.find((kind) => FACES[kind].some((one) => one === face)) ?? 'base';
}
