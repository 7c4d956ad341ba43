// Games of the levels below the legend, from which the judge learns.

import { Beliefs, type Imagination, type Inputs, inputsFrom, type LevelId, SIDE_OF } from '@posse/bots/search';
import { below, type Kinds, randomFrom, type Seat } from '@posse/engine';
import { type LevelPlayer, levelPlayer } from '../level-player.ts';
import { anyOf } from '../tables.ts';

export interface Lesson {
  /** The position in numbers. */
  readonly seen: Inputs;
  /** The side that won. */
  readonly side: number;
}

export interface JudgedGame {
  readonly seats: number;
  readonly side: number;
  readonly positions: readonly Inputs[];
}

/** Five players are the most common. Without a Sheriff, at tables of three, there are no sides to judge. */
export const JUDGED_SEATS = [5, 5, 5, 4, 6, 7, 8];
/** How often each level is drawn. */
const LEVELS: readonly LevelId[] = [
  ...Array<LevelId>(2).fill('greenhorn'),
  ...Array<LevelId>(3).fill('gunslinger'),
  ...Array<LevelId>(6).fill('deputy'),
  ...Array<LevelId>(9).fill('marshal'),
];
/** One of this many turns becomes a position: many games teach more than many turns of one. */
const TURNS_PER_POSITION = 4;
const LONGEST = 3000;
const FINE = 2 ** 20;

/** Plays games one after the other. At half of the tables all bots have the same level. */
export function* judgedGames<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  table: (chance: () => number, seats: number[]) => K['wishes'],
  games: number,
  seed: string,
): Generator<JudgedGame, void> {
  const players = new Map(LEVELS.map((id) => [id, levelPlayer(imagination, id)]));
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`${seed} ${number}`);
    const chance = (): number => below(random, FINE) / FINE;
    const wishes = table(chance, JUDGED_SEATS);
    const one = chance() < 0.5 ? anyOf(LEVELS, chance) : null;
    const drawn = (): LevelPlayer<K> => players.get(one ?? anyOf(LEVELS, chance)) as LevelPlayer<K>;
    const played = judgedGame(imagination, wishes, `${seed} ${number}`, drawn, random);
    if (played !== null) yield played;
  }
}

function judgedGame<K extends Kinds, Situation>(
  { rulesOfThumb, features }: Imagination<K, Situation>,
  wishes: K['wishes'],
  seed: string,
  drawn: () => LevelPlayer<K>,
  random: ReturnType<typeof randomFrom>,
): JudgedGame | null {
  const { clues } = rulesOfThumb;
  const { game } = clues;
  const t = game.deal(wishes, seed);
  const players = t.players.map(drawn);
  const sheriff = t.players.findIndex(({ role }) => role === 'sheriff');
  const beliefs = Beliefs.at(t.players.length, sheriff < 0 ? null : sheriff, clues.urges);
  const positions: Inputs[] = [];
  let turn: Seat | null = null;
  let answers = 0;
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    if (++answers > LONGEST) return null;
    if (t.turn !== turn && below(random, TURNS_PER_POSITION) === 0) {
      const seen = features(t, beliefs);
      if (seen !== null) positions.push(packedInputs(inputsFrom(seen)));
    }
    turn = t.turn;
    const { options } = asked;
    const player = players[asked.asked] as LevelPlayer<K>;
    const answer = options.length === 1 ? (options[0] as K['answer']) : player(t, asked, beliefs, random);
    const deed = clues.deedOf(t, asked, answer);
    if (deed !== null) beliefs.hear(deed);
    game.advance(t, answer);
  }
  const winner = t.winners?.[0];
  const role = winner === undefined ? undefined : t.players[winner]?.role;
  return role === undefined ? null : { seats: players.length, side: SIDE_OF[role], positions };
}

/** Packed tightly, because there are very many positions. */
const packedInputs = ({ places, numbers }: Inputs): Inputs => ({
  places: Uint16Array.from(places),
  numbers: Float32Array.from(numbers),
});
