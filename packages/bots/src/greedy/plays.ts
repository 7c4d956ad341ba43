// How good it is to play a card in one's own turn, one line for each kind. Not above 0: better keep it.
// What helps me or strips a foe scores more than a blow, so that it comes first.

import { type Answer, type CardId, type CardKind, KINDS, kindOf } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, playerOf } from './glance.ts';
import { betterWeapon, preyWorth } from './worth.ts';

type Score = (glance: Glance, answer: Answer) => number;

const PLAYS: Readonly<Record<string, Score>> = {
  'wells-fargo': () => 50,
  stagecoach: () => 45,
  beer: (g) => (isHurt(g, g.me) && g.others.length > 1 ? 40 : -1),
  saloon: (g) => 5 * [g.me, ...g.others].filter((who) => isHurt(g, who)).reduce((sum, who) => sum - foe(g, who), 0),
  panic: (g, { at, prey }) => foe(g, at) * preyWorth(prey as CardId | 'hand') + 1,
  'cat-balou': (g, { at, prey }) => foe(g, at) * preyWorth(prey as CardId | 'hand'),
  jail: (g, { at }) => 3 * foe(g, at),
  dynamite: (g) => (g.self.life > 3 ? everybody(g) : -1),
  'general-store': () => 3,
  gatling: (g) => 3 * everybody(g),
  indians: (g) => 2 * everybody(g),
  duel: (g, { at }) => (count(g, 'bang') > 0 ? 2 * blow(g, at) : -1),
  bang: (g, { at }) => 2 * blow(g, at),
};

export function scorePlay(glance: Glance, answer: Answer): number {
  const kind = kindPlayed(answer);
  return (PLAYS[kind.key] ?? otherPlay(kind))(glance, answer);
}

/** Kinds without a line of their own, those of new sets too: by what can be seen of them. */
function otherPlay(kind: CardKind): Score {
  if (kind.weapon) return (g) => (betterWeapon(g, kind) ? 30 : -1);
  if (kind.aim.at === 'nobody') return () => (kind.border === 'brown' ? 2 : 35);
  return (g, { at }) => 2 * blow(g, at);
}

export const kindPlayed = ({ as, card }: Answer): CardKind =>
  (as === null ? undefined : KINDS[as]) ?? kindOf(card as CardId);

export const foe = ({ foe, me }: Glance, at: Seat | null): number => foe[at ?? me] ?? 0;

/** A life point of somebody: the fewer he has, the more it matters. */
const blow = (g: Glance, at: Seat | null): number =>
  foe(g, at) * (1 + 1 / Math.max(1, playerOf(g.view, at ?? g.me).life));

const everybody = (g: Glance): number => g.others.reduce((sum, at) => sum + blow(g, at), 0);

const isHurt = ({ view }: Glance, who: Seat): boolean => playerOf(view, who).life < playerOf(view, who).maxLife;

const count = ({ hand }: Glance, key: string): number => hand.filter((card) => kindOf(card).key === key).length;
