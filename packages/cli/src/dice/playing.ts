// The dice game at a terminal.

import { type Answer, type DiceKinds, type Frame, type State, textsFor, type View } from '@posse/dice';
import type { Pending, Seat, Translated } from '@posse/engine';
import type { Playing, Typed } from '../game.ts';
import { told, youAre } from '../names.ts';
import { board, diceLine } from './board.ts';
import { roleName, seatName } from './names.ts';
import { nextOption, nextQuestion } from './questions.ts';

export const playing: Playing<DiceKinds> = {
  begun: () => true,
  name: seatName,
  role: ({ players }, who) => roleName(players[who]?.role ?? 'outlaw', players[who]?.special ?? null),
  greeting({ players, setup }, you) {
    const { role = null, character = '', special = null } = players[you] ?? {};
    const { characters, specials, roles } = textsFor(setup);
    return [
      ...(role === null ? [] : [youAre(role, roles)]),
      ...tellAll([characters[character], specials[special ?? '']]),
    ];
  },
  board,
  mine: (_t: State, view: View, _you: Seat) => diceLine(view),
  hidden: () => [],
  asksAnyway: () => false,
  quiet,
  typed,
  alike: (a: Answer, b: Answer) => a.kind === 'reveal' && b.kind === 'reveal' && a.pick === b.pick,
  next: { question: nextQuestion, option: nextOption },
  texts({ setup }) {
    const { characters, specials, faces, modules } = textsFor(setup);
    return [characters, specials, faces, modules].flatMap((things) => Object.values(things));
  },
  about: aboutAnswer,
  help: [
    '2 4       rolls these dice again, a all that you may; s stops',
    'On the table ▸ is whose turn it is, ● a life point, ○ a lost one; "away" is what a 1 or a 2 reaches, seen by you.',
    '⊙1 and ⊙2 are shots, ◍ is a beer, ⁂ a Gatling, ↗ an arrow, ✶ dynamite.',
  ],
};

type Asked = Pending<Frame, Answer>;

/** Nothing to show, or nothing to do but roll. */
function quiet({ options }: Asked): Answer | null {
  const [only] = options;
  if (options.length === 1 && only?.kind === 'roll') return only;
  const isIdle = options.every(({ kind }) => kind === 'pass' || kind === 'never');
  return isIdle ? (options.find(({ kind }) => kind === 'pass') ?? null) : null;
}

/** There are up to 63 ways to roll again. */
function typed({ why, options }: Asked): Typed<Answer> | null {
  if (why.op !== 'again') return null;
  return {
    hint: 'the dice to roll again (as 2 4), a for all that you may, or s to stop',
    read(line) {
      if (line === 's' || line === 'stop') return options.find(({ kind }) => kind === 'stop') ?? null;
      if (line === 'a' || line === 'all') return options.at(-1) ?? null;
      if (!/^\d+([\s,]*\d+)*$/.test(line)) return null;
      const places = new Set([...line.replace(/\D/g, '')].map((digit) => Number(digit) - 1));
      const fits = ({ kind, dice }: Answer): boolean =>
        kind === 'reroll' && dice.length === places.size && dice.every((die) => places.has(die));
      return options.find(fits) ?? null;
    },
  };
}

/** About the faces, the role or the character that an answer is about. */
function aboutAnswer({ seat, kind, dice, face, pick }: Answer, t: State): string[] {
  const faces = kind === 'reroll' ? dice.map((die) => t.dice[die]?.face ?? '') : kind === 'reveal' ? [] : [face ?? ''];
  const character = kind === 'ability' ? (t.players[seat]?.character ?? '') : '';
  const texts = textsFor(t.setup);
  return tellAll([
    texts.characters[character],
    texts.specials[pick ?? ''],
    ...(kind === 'take' ? [texts.modules['1']] : []),
    ...[...new Set(faces)].map((one) => texts.faces[one]),
  ]);
}

const tellAll = (texts: readonly (Translated | undefined)[]): string[] =>
  texts.flatMap((text) => (text === undefined ? [] : [told(text)]));
