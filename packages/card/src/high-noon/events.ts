// The events of High Noon, with New Identity and Handcuffs.

import { aftermath } from '../base/rules/death.ts';
import { hurt } from '../base/rules/hurt.ts';
import type { EventEntry } from '../catalogue/kinds.ts';
import { power } from '../power.ts';
import { isOn, playerAt } from '../state.ts';
import { livingFrom } from '../table/seats.ts';
import { daltons } from './rules/daltons.ts';
import { treatLowest } from './rules/doctor.ts';
import { ghostLeaves, haunt } from './rules/ghosts.ts';
import { handcuffs, inHandcuffs } from './rules/handcuffs.ts';
import { offerIdentity } from './rules/new-identity.ts';

export const events = {
  /** All cards are Hearts. */
  blessing: { power: power({ suit: 'hearts' }) },
  /** All cards are Spades. */
  curse: { power: power({ suit: 'spades' }) },
  /** The dead return for a turn each. */
  'ghost-town': {
    power: power({
      comesBack: (_t, who) => [haunt(who)],
      drawCount: (t, me, usual) => (playerAt(t, me).undead ? Math.max(3, usual) : usual),
      heals: (t, me, points) => (playerAt(t, me).undead && isOn(t, 'ghosts-do-not-heal') ? 0 : points),
      turnEnds: (t, me, next) => (playerAt(t, me).undead ? [ghostLeaves(me), aftermath, next] : [next]),
    }),
  },
  /** Turns pass to the right. */
  'gold-rush': { power: power({ reversed: true }) },
  /** Everybody loses a blue card. */
  daltons: { power: power({ revealed: (t, leader) => livingFrom(t, leader).map((who) => daltons(who)) }) },
  /** The players with the fewest life points regain one. */
  doctor: { power: power({ revealed: treatLowest }) },
  /** No Beer can be played. */
  reverend: { power: power({ forbids: (_t, _me, { beer }) => (beer ? 'reverend' : null) }) },
  /** One more card in phase 1. */
  'train-arrival': { power: power({ drawCount: (_t, _me, usual) => usual + 1 }) },
  /** One card fewer in phase 1. */
  thirst: { power: power({ drawCount: (_t, _me, usual) => Math.max(1, usual - 1) }) },
  /** Abilities do not work. */
  hangover: { power: power({ silences: 'abilities' }) },
  /** No BANG! in one's own turn, and none in a Duel during it. */
  sermon: {
    power: power({
      forbids: (t, me, { bang }, _card, giveUp) =>
        !bang || t.turn !== me ? null : giveUp && isOn(t, 'sermon-forbids-costs') ? 'costs' : 'sermon',
    }),
  },
  /** Two BANG! cards per turn. */
  shootout: { power: power({ bangs: 2 }) },
  /** Players may play one suit only, which they name after phase 1. */
  handcuffs: { power: power({ drew: (_t, me) => [handcuffs(me)], forbids: inHandcuffs }) },
  /** Everybody may change their character. */
  'new-identity': { power: power({ turnStarts: offerIdentity }) },
  /** Every turn starts with the loss of a life point. */
  'high-noon': { final: true, power: power({ turnStarts: (_t, me) => [hurt(me, 1, null)] }) },
} satisfies Record<string, EventEntry>;
