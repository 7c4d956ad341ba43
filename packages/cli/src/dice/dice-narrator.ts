// Narrates a dice game in a terminal: characters as names, signs for dice.

import { type DiceKinds, type Face, type Facts, PLAIN, type State, textsFor } from '@posse/dice';
import type { Role, Seat, SeenOf } from '@posse/engine';
import {
  type DiceNarrator,
  type Dress,
  diceNames,
  diceNarrator,
  diceOptionWords,
  diceStatus,
  diceStory,
  narratorFor,
  plain,
  turnWords,
} from '@posse/narrator';
import { diceAnswered, playerWords } from '@posse/narrator/terminal';
import type { TableNarrator } from '../game-for-commands.ts';
import { inWords, nameOf, numbered, roleName, speaker, spoken } from '../terminal/terminal-language.ts';
import { seenFact } from '../terminal/visible-facts.ts';

/** The texts of the dice game, which are the same at every table. */
const TEXTS = textsFor(null);

export const seatName = (character: string, who: Seat): string =>
  character === PLAIN ? inWords(playerWords(who + 1)) : nameOf(TEXTS.characters[character], character);

/** The full name of a role, for example `Deputy, Il Dottore`. */
export const fullRole = (role: Role, special: string | null): string =>
  special === null ? roleName(role) : `${roleName(role)}, ${nameOf(TEXTS.specials[special], special)}`;

/** The sign of each face. A sign that ends with a space is followed by the name. */
const SIGNS: Readonly<Record<Face, string>> = {
  arrow: '↗ ',
  dynamite: '✶ ',
  '1': '⊙1',
  '2': '⊙2',
  beer: '◍ ',
  gatling: '⁂ ',
  '1x2': '⊙1⊙1',
  '2x2': '⊙2⊙2',
  beerx2: '◍◍ ',
  gatlingx2: '⁂⁂ ',
  bullet: '• ',
  'broken arrow': '↚ ',
};

const withSigns: Dress = (mark) => {
  if (mark.thing?.kind !== 'face') return plain(mark);
  const sign = SIGNS[mark.thing.face as Face];
  return sign.endsWith(' ') ? `${sign}${mark.text}` : sign;
};

const nameIn = ({ players }: State, who: Seat): string => seatName(players[who]?.character ?? PLAIN, who);

export const narratorOf = (t: State, you: Seat | null, name = (who: Seat) => nameIn(t, who)): DiceNarrator =>
  diceNarrator(narratorFor(speaker(), you ?? 'spectator', name, withSigns), diceNames(spoken(), t.setup));

export function tableNarrator(t: State, you: Seat | null): TableNarrator<DiceKinds> {
  const narrator = narratorOf(t, you);
  const choosing = narratorOf(t, you, (who) => numbered(nameIn(t, who), who));
  return {
    turn: (who) => inWords(turnWords(narrator, who)),
    story(facts, before) {
      const heard = facts.map((fact) => seenFact<SeenOf<Facts>>(fact, you));
      const shown = heard.flatMap((fact) => (fact.kind === 'revealed' ? [narrator.names.special(fact.special)] : []));
      const told = diceStory(narrator, { facts: heard, before });
      return shown.length === 0
        ? told
        : [
            ...told,
            { number: told.length, kind: 'plain', sentences: shown.map(({ name, text }) => `${name}: ${text}`) },
          ];
    },
    said(answer) {
      const words = diceAnswered(narrator, answer);
      return words && inWords(words);
    },
    status: (view) => diceStatus(narrator, view),
    option(answer, view, whole) {
      const words = diceOptionWords(choosing, answer, view);
      return whole || answer.kind !== 'reveal' ? words : { ...words, detail: '' };
    },
  };
}
