// Computes how well an answer fits each role that its player may have.
// It compares the answer with the options that a Deputy, an Outlaw or a Renegade would have liked best.

import type { Answer, Frame, State } from '@posse/dice';
import { type Pending, type Role, samePlain } from '@posse/engine';
import { SHREWD } from '../play-style.ts';
import { type Beliefs, ROLE_LIST } from '../role-beliefs.ts';
import { scoreOf } from './answer-scores.ts';
import { imagineAs } from './dice-situation.ts';

/** An option that scores higher by this much is chosen e times as often. */
const TASTE = 0.3;
/** The fraction of answers that are given for reasons other than the role. */
const NOISE = 0.1;
/** The weight of choosing dice to roll again: it depends on skill, too, so it tells less about the role. */
const OF_DICE = 0.4;

export function fitsOf(
  t: State,
  asked: Pending<Frame, Answer>,
  answer: Answer,
  beliefs: Beliefs,
): readonly number[] | null {
  const { asked: seat, options, why } = asked;
  if (t.players[seat]?.roleShown || options.length === 1 || options.some(isSecret)) return null;
  const said = options.findIndex((option) => samePlain(option, answer));
  if (said < 0) return null;
  const tells = why.op === 'again' ? OF_DICE : 1;
  return ROLE_LIST.map((role) => (role === 'sheriff' ? 1 : rounded(fitOf(t, asked, said, beliefs, role) ** tells)));
}

/** Four digits are enough for a number that is stored for the whole game. */
const rounded = (fit: number): number => Math.round(fit * 1e4) / 1e4;

/** Is the answer secret? Only a player with an unused special role is asked whether to reveal it. */
const isSecret = ({ kind }: Answer): boolean => kind === 'reveal' || kind === 'never';

/** The probability of this answer if the player had this role. */
function fitOf(t: State, asked: Pending<Frame, Answer>, said: number, beliefs: Beliefs, role: Role): number {
  const situation = imagineAs(t, asked, beliefs, SHREWD, role);
  const scores = asked.options.map((option) => scoreOf(situation, option));
  const most = Math.max(...scores);
  const pulls = scores.map((score) => Math.exp((score - most) / TASTE));
  const all = pulls.reduce((sum, pull) => sum + pull, 0);
  return NOISE / scores.length + ((1 - NOISE) * (pulls[said] as number)) / all;
}
