// The events of High Noon, with New Identity and Handcuffs, mostly as data.

import { aftermath } from '../base/rules/deaths.ts';
import type { EventData } from '../effects/entry-data.ts';
import { isOn, playerAt } from '../state.ts';
import { ghostLeaves, haunt } from './rules/ghost-town.ts';
import { handcuffs, inHandcuffs } from './rules/handcuffs.ts';
import { offerIdentity } from './rules/new-identity.ts';
import { treatLowest } from './rules/the-doctor.ts';

export const events = {
  /** All cards are Hearts. */
  blessing: { power: { suit: 'hearts' } },
  /** All cards are Spades. */
  curse: { power: { suit: 'spades' } },
  /** The dead return for a turn each. Code: no sentence says who is in play. */
  'ghost-town': {
    power: {
      comesBack: (_t, who) => [haunt(who)],
      drawCount: (t, me, usual) => (playerAt(t, me).undead ? Math.max(3, usual) : usual),
      heals: (t, me, points) => (playerAt(t, me).undead && isOn(t, 'ghosts-do-not-heal') ? 0 : points),
      turnEnds: (t, me, next) => (playerAt(t, me).undead ? [ghostLeaves(me), aftermath, next] : [next]),
    },
  },
  /** Turns pass to the right. */
  'gold-rush': { power: { reversed: true } },
  /** Everybody loses a blue card. */
  daltons: { power: { revealed: [{ do: 'lose-blue', who: 'all' }] } },
  /** The players with the fewest life points regain one. Code, because an option counts only the wounded. */
  doctor: { power: { revealed: treatLowest } },
  /** No Beer can be played. */
  reverend: { power: { forbids: [{ cards: { beer: true } }] } },
  /** One more card in phase 1. */
  'train-arrival': { power: { drawCount: { sum: ['usual', 1] } } },
  /** One card fewer in phase 1. */
  thirst: { power: { drawCount: { sum: ['usual', -1], least: 1 } } },
  /** Abilities do not work. */
  hangover: { power: { silences: 'abilities' } },
  /** No BANG! in one's own turn, and none in a Duel during it. Code, because an option forbids prices too. */
  sermon: {
    power: {
      forbids: (t, me, { bang }, _card, giveUp) =>
        !bang || t.turn !== me ? null : giveUp && isOn(t, 'sermon-forbids-costs') ? 'costs' : 'sermon',
    },
  },
  /** Two BANG! cards per turn. */
  shootout: { power: { bangs: 2 } },
  /** Players may play one suit only, which they name after phase 1. Code: the suit is kept for the turn. */
  handcuffs: { power: { drew: (_t, me) => [handcuffs(me)], forbids: inHandcuffs } },
  /** Everybody may change their character. Code: no sentence changes who a player is. */
  'new-identity': { power: { turnStarts: offerIdentity } },
  /** Every turn starts with the loss of a life point. */
  'high-noon': { final: true, power: { turnStarts: [{ do: 'hurt', n: 1 }] } },
} satisfies Record<string, EventData>;
