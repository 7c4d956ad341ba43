// The deal of a trial: somebody has a certain card, character or event.

import type { Wishes } from '@posse/card';
import { type Pack, packSet } from '@posse/card/packs';
import type { TablePlan } from '@posse/protocol';
import type { SoloWish } from '../../solo/solo-worker-messages.ts';
import type { ThingPlace } from '../model/thing-place.ts';
import { focusedOn } from '../model/verdicts.ts';

/** The player who has the card or is the character. An event comes first, whoever plays. */
export type Holder = 'me' | 'bot';

const SEATS = 4;
/** Without surprises of its own, and with four cards in its hand. */
const QUIET = 'rose-doolan';
const CARDS_OF_QUIET = 4;

/** The Sheriff begins, so that the card is played soon. */
const ROLES = {
  me: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  bot: ['outlaw', 'sheriff', 'outlaw', 'renegade'],
} as const;

/** The staged deal is a part of the game's record: its replay and its proof say so. Throws BadPack. */
export function trialOf(pack: Pack, place: ThingPlace, holder: Holder): SoloWish {
  const played = focusedOn(pack, place, true);
  const name = packSet(played).names?.[place.key] ?? place.key;
  const plan: TablePlan = { seats: SEATS, sets: ['base'], bot: 'gunslinger' };
  const isHeld = place.part === 'kinds';
  // Hands are dealt one after the other, mine first.
  const before = holder === 'me' ? 0 : CARDS_OF_QUIET;
  const staged: Wishes = {
    seats: SEATS,
    sets: ['base'],
    packs: [played],
    characters: charactersFor(place, name, holder),
    staged: {
      roles: ROLES[holder],
      cards: isHeld ? [...Array.from({ length: before }, () => null), name] : [],
      ...(place.part === 'events' && { events: [name] }),
    },
  };
  return { game: 'card', plan, packs: [played], staged };
}

function charactersFor({ part }: ThingPlace, name: string, holder: Holder): (string | null)[] {
  const others = [null, null, null];
  if (part === 'characters') return holder === 'me' ? [name, ...others] : [null, name, null, null];
  return holder === 'me' ? [null, ...others] : [QUIET, ...others];
}
