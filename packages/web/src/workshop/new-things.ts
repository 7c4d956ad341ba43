// Names and pictures of things that are begun in the workshop.

import { useLingui } from '@lingui/react/macro';
import type { FaceOfThing, Pack, Part } from '@posse/card/packs';
import { useLanguage } from '../words/language.ts';
import { freshName, withBlank } from './model/pack-edits.ts';
import { surpriseLikeness, surpriseScene } from './model/surprise-pictures.ts';
import type { Entry } from './model/thing-place.ts';

const NOTHING: Entry = { power: {} };

/** A name unlike all others, and a picture by chance. With the name of one of ours, a number makes it another. */
export function useNewFace(): (pack: Pack | null, part: Part, entry?: Entry, name?: string) => FaceOfThing {
  const { t } = useLingui();
  const language = useLanguage();
  return (pack, part, entry = NOTHING, ours) => {
    const words: Readonly<Record<Part, string>> = {
      kinds: t`My card`,
      characters: t`My character`,
      events: t`My event`,
    };
    const name = freshName(pack, ours ?? words[part], language, ours === undefined ? 1 : 2);
    return { name, picture: part === 'characters' ? surpriseLikeness() : surpriseScene(entry) };
  };
}

/** A new pack with one blank thing, or with nothing. */
export function useNewPack(): (part: Part | null) => Pack {
  const { t } = useLingui();
  const newFace = useNewFace();
  return (part) => {
    const empty: Pack = {
      posse: 1,
      kinds: {},
      characters: {},
      events: {},
      face: { name: t`My pack`, things: {} },
    };
    return part === null ? empty : withBlank(empty, part, newFace(null, part)).pack;
  };
}
