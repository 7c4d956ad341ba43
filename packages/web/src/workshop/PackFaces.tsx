// Draws a card, character or event of a pack, without a table.

import type { Pack } from '@posse/card/packs';
import { memo, useMemo } from 'react';
import { useLifeLabel } from '../drawing/Bullets.tsx';
import { Belt, CardIndex, GLYPHS } from '../drawing/cards/CardFaces.tsx';
import { CardLayout, type FaceProps } from '../drawing/cards/CardLayout.tsx';
import { useLanguage } from '../words/language.ts';
import { type ShownThing, shownThing } from './face-of-thing.ts';
import type { ThingPlace } from './model/thing-place.ts';

interface ThingOfPackProps extends FaceProps {
  readonly pack: Pack;
  readonly part: ThingPlace['part'];
  readonly thingKey: string;
}

export const ThingOfPack = memo(function ThingOfPack({ pack, part, thingKey, ...face }: ThingOfPackProps) {
  const language = useLanguage();
  const shown = useMemo(() => shownThing(pack, { part, key: thingKey }, language), [pack, part, thingKey, language]);
  return shown && <ThingCard {...face} shown={shown} />;
});

/** The same from a thing that is already looked up. */
export function ThingCard({ shown, ...face }: FaceProps & { readonly shown: ShownThing }) {
  const lifeLabel = useLifeLabel();
  const { name, rules, flavour, picture, kind, signs, index, bullets } = shown;
  const glyph = kind === 'event' ? 'star' : kind === 'character' ? undefined : GLYPHS[kind];
  return (
    <CardLayout
      {...face}
      name={name}
      text={flavour === '' ? rules : `${rules} “${flavour}”`}
      label={bullets === null ? name : lifeLabel(name, bullets)}
      picture={picture}
      kind={kind}
      glyph={glyph}
      signs={signs}
    >
      {index !== null && <CardIndex {...index} />}
      {bullets !== null && <Belt bullets={bullets} />}
    </CardLayout>
  );
}
