// The record of an evening: notes of each game at its deal and its end.

import type { Role } from '@posse/engine';
import type { EveningGame } from '@posse/protocol/evening';
import type { DealtPerson, EveningRecord, GameRecord, TableRecord } from '@posse/store';
import type { GameSummary } from '../../games/game-summary.ts';
import { parOf } from '../../games/par.ts';
import { PAR_SHARES } from '../../games/par-shares.ts';
import { nameAt } from '../people/seat-edits.ts';
import { personOf } from './persons.ts';

const ROLES: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** The game with the people that are dealt into it, and the par of its roles. Lessons are nobody's record. */
export function withPeople(game: GameRecord, record: TableRecord): GameRecord {
  if (record.staged !== undefined) return game;
  const par = parOf(game.game, game.setup);
  const shares = par === null ? {} : Object.fromEntries(ROLES.map((role) => [role, par(role)]));
  return { ...game, people: peopleAt(record), ...(par !== null && { par: { version: PAR_SHARES.version, shares } }) };
}

/** By seat; null for a bot, also for a player's own. A person with two devices in two seats is two persons. */
function peopleAt(record: TableRecord): readonly (DealtPerson | null)[] {
  const taken = new Set<string>();
  return record.seats.map((seat, place) => {
    const { guest, face, ownBot } = seat;
    if (guest === null || ownBot) return null;
    const known = personOf(record, guest);
    const person = taken.has(known) ? guest : known;
    taken.add(person);
    return { person, name: nameAt(seat, place), face };
  });
}

/** Is it a game of people, as an evening records it? */
export const isRecorded = ({ people = [] }: GameRecord): boolean => people.some((person) => person !== null);

/** A finished game; `record` is its table before the end. */
export function eveningGameOf(
  game: GameRecord,
  record: TableRecord,
  { rounds, players, awards }: GameSummary,
  outcome: { readonly winners: readonly number[] | null; readonly answers: number; readonly endedAt: number },
): EveningGame {
  const { people = [], par } = game;
  const { predictions = [] } = record;
  return {
    number: record.evening?.games ?? 0,
    id: game.id,
    game: game.game,
    plan: record.plan,
    rules: game.rules,
    packs: record.packs?.length ?? 0,
    parVersion: par?.version ?? 0,
    startedAt: game.startedAt,
    endedAt: outcome.endedAt,
    rounds,
    answers: outcome.answers,
    winners: outcome.winners === null ? null : [...outcome.winners],
    seats: players.map(({ role, character, alive, kills, wounds, answers, botAnswers }, place) => {
      const dealt = people[place] ?? null;
      const seat = record.seats[place];
      const isLate = dealt === null && seat?.late === true && seat.guest !== null && !seat.ownBot;
      return {
        dealt,
        ...(isLate && {
          late: { person: personOf(record, seat.guest), name: nameAt(seat, place), face: seat.face },
        }),
        name: game.names[place] ?? '',
        role,
        character,
        alive,
        won: outcome.winners?.includes(place) === true,
        par: dealt === null ? null : (par?.shares[role] ?? null),
        left: dealt !== null && botAnswers * 2 > answers,
        kills: [...kills],
        wounds: [...wounds],
      };
    }),
    ...(predictions.length > 0 && { predictions: predictions.map((one) => ({ ...one })) }),
    awards: awards.map((award) => ({ ...award })),
  };
}

/** The evening of a table, also before it has begun. */
export const eveningOf = ({ evening }: Pick<TableRecord, 'evening'>): EveningRecord => evening ?? NO_EVENING;

const NO_EVENING: EveningRecord = {
  games: 0,
  isShared: false,
  queue: [],
  rotation: 'longest',
  isDue: false,
  resting: [],
  streaks: [],
  losers: [],
};

export const withEvening = (record: TableRecord, changes: Partial<EveningRecord>): TableRecord => ({
  ...record,
  evening: { ...eveningOf(record), ...changes },
});

/** The table with one more game in its evening; `record` has the people as they sit at its end. */
export function withGame(record: TableRecord, { seats }: EveningGame): TableRecord {
  const { games, isShared, streaks } = eveningOf(record);
  const before = new Map(streaks);
  const present = record.seats.flatMap(({ guest, gone, late }, place) =>
    guest === null || gone !== null ? [] : [{ guest, late, won: seats[place]?.won === true }],
  );
  return withEvening(record, {
    games: games + 1,
    isShared: isShared || seats.filter(({ dealt }) => dealt !== null).length > 1,
    isDue: true,
    streaks: present.map(({ guest, late }) => [guest, (before.get(guest) ?? 0) + (late ? 0 : 1)]),
    losers: present.filter(({ won }) => !won).map(({ guest }) => guest),
  });
}
