// Which role an answer fits: what would its giver have liked best if he were a Deputy, an Outlaw, a Renegade?

import type { Answer, Frame, State } from '@posse/dice';
import { type Pending, type Role, samePlain } from '@posse/engine';
import { type Beliefs, ROLE_LIST } from '../beliefs.ts';
import { SHREWD } from '../play-style.ts';
import { scoreOf } from './scores.ts';
import { imagineAs } from './situation.ts';

/** What scores higher by so much is chosen e times as often. */
const TASTE = 0.3;
/** So much of what is done has other reasons. */
const NOISE = 0.1;
/** Which dice to throw again is a matter of skill, too: it tells less of a role. */
const OF_DICE = 0.4;

export function fitsOf(
  t: State,
  asked: Pending<Frame, Answer>,
  answer: Answer,
  beliefs: Beliefs,
): readonly number[] | null {
  const { seat, options, why } = asked;
  if (t.players[seat]?.roleShown || options.length === 1 || options.some(isSecret)) return null;
  const said = options.findIndex((option) => samePlain(option, answer));
  if (said < 0) return null;
  const tells = why.op === 'again' ? OF_DICE : 1;
  return ROLE_LIST.map((role) => (role === 'sheriff' ? 1 : rounded(fitOf(t, asked, said, beliefs, role) ** tells)));
}

/** It is kept for the whole game: four digits will do. */
const rounded = (fit: number): number => Math.round(fit * 1e4) / 1e4;

/** Only whoever has an unspent special role is asked whether to show it. */
const isSecret = ({ kind }: Answer): boolean => kind === 'reveal' || kind === 'never';

/** How likely he would have said it, if this were his role. */
function fitOf(t: State, asked: Pending<Frame, Answer>, said: number, beliefs: Beliefs, role: Role): number {
  const situation = imagineAs(t, asked, beliefs, SHREWD, role);
  const scores = asked.options.map((option) => scoreOf(situation, option));
  const most = Math.max(...scores);
  const pulls = scores.map((score) => Math.exp((score - most) / TASTE));
  const all = pulls.reduce((sum, pull) => sum + pull, 0);
  return NOISE / scores.length + ((1 - NOISE) * (pulls[said] as number)) / all;
}
