// The dice game played in a terminal.

import { type Answer, type DiceKinds, type Frame, type State, textsFor, type View } from '@posse/dice';
import type { Pending, Seat, Translated } from '@posse/engine';
import { DICE_HELP, diceWords, nextWords, REROLL_HELP, REROLL_HINT, SIGNS_HELP } from '@posse/narrator/terminal';
import type { TerminalPlay, Typed } from '../game-for-commands.ts';
import { described, inWords, ownRole } from '../terminal/terminal-language.ts';
import { unbroken } from '../terminal/text-layout.ts';
import { board } from './dice-board.ts';
import { fullRole, narratorOf, seatName } from './dice-narrator.ts';

export const terminalPlay: TerminalPlay<DiceKinds> = {
  begun: () => true,
  name: seatName,
  role: ({ players }, who) => fullRole(players[who]?.role ?? 'outlaw', players[who]?.special ?? null),
  greeting({ players, setup }, you) {
    const { role = null, character = '', special = null } = players[you] ?? {};
    const { characters, specials, roles } = textsFor(setup);
    return [
      ...(role === null ? [] : [ownRole(role, roles)]),
      ...tellAll([characters[character], specials[special ?? '']]),
    ];
  },
  board,
  mine: (t: State, view: View, you: Seat) => inWords(diceWords(narratorOf(t, you), view, unbroken)),
  hidden: () => [],
  asksAnyway: () => false,
  quiet,
  typed,
  alike: (a: Answer, b: Answer) => a.kind === 'reveal' && b.kind === 'reveal' && a.pick === b.pick,
  next: {
    question: nextWords,
    option: ({ dice: [die] }, { detail }) => ({ what: die === undefined ? '' : `[${die + 1}]`, how: detail }),
  },
  texts({ setup }) {
    const { characters, specials, faces, modules } = textsFor(setup);
    return [characters, specials, faces, modules].flatMap((things) => Object.values(things));
  },
  about: aboutAnswer,
  help: { keys: [['2 4', REROLL_HELP]], signs: [SIGNS_HELP, ...DICE_HELP] },
};

type Asked = Pending<Frame, Answer>;

/** The answer that is given silently, if there is nothing to show, or nothing to do but roll; null otherwise. */
function quiet({ options }: Asked): Answer | null {
  const [only] = options;
  if (options.length === 1 && only?.kind === 'roll') return only;
  const isIdle = options.every(({ kind }) => kind === 'pass' || kind === 'never');
  return isIdle ? (options.find(({ kind }) => kind === 'pass') ?? null) : null;
}

/** A way to type the dice of a reroll, which has up to 63 options. */
function typed({ why, options }: Asked): Typed<Answer> | null {
  if (why.op !== 'again') return null;
  return {
    hint: REROLL_HINT,
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

/** The texts of the faces, the role or the character that an answer names. */
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
  texts.flatMap((text) => (text === undefined ? [] : [described(text)]));
