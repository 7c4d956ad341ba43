// A second try: a finished game goes on from one of its positions.

import { LEVELS } from '@posse/bots';
import { FIRST_RULES } from '@posse/engine';
import { commitmentOf, defaultContribution, type Replay, randomHex, type TablePlan, tablePlan } from '@posse/protocol';
import { newCode, newRecord } from '@posse/server/tables';
import type { AnswerRecord, Change, GameRecord, SeatRecord, TableRecord } from '@posse/store';
import { secondTryId } from './second-try-id.ts';
import { GUEST } from './solo-connection.ts';
import type { SecondTryWish } from './solo-worker-messages.ts';

const CLOCK = { answer: 86_400, bank: 0 };
/** The level of bots in seats that people had. */
const USUAL_LEVEL = 'deputy';

/** The records of a new table at which this game goes on. */
export function secondTry({ replay, seat, step }: SecondTryWish, now: number): { code: string; changes: Change[] } {
  const code = newCode();
  const id = secondTryId(randomHex(16));
  const { packs } = replay.setup as { readonly packs?: readonly object[] };
  const plan = planOf(replay);
  const wish = { game: replay.game, plan, clock: CLOCK, isPublic: false, people: 0, ...(packs && { packs }) };
  const blank = newRecord(code, GUEST, wish, null, now);
  const seats = blank.seats.map(
    (one, place): SeatRecord =>
      place === seat ? { ...one, isBot: false, guest: GUEST, ownSteps: [0] } : { ...one, bot: levelAt(replay, place) },
  );
  const table: TableRecord = { ...blank, seats, gameId: id, playing: true };
  const answers = replay.answers.slice(0, step).map((answer, at): Change => {
    const record: AnswerRecord = {
      ...{ step: at, seat: answer.seat, answer: JSON.stringify(answer), took: 0, at: now },
      ...given(replay.bots?.[at] ?? null),
    };
    return { put: 'answer', game: id, record };
  });
  return {
    code,
    changes: [{ put: 'table', record: table }, { put: 'game', record: gameOf(replay, id, code, now) }, ...answers],
  };
}

const given = (bot: string | null): Pick<AnswerRecord, 'byBot' | 'bot'> =>
  bot === null ? { byBot: false } : { byBot: true, bot };

/** The level of the bot that played here in the finished game; the usual one in a person's seat. */
function levelAt({ answers, bots = [] }: Replay, place: number): string {
  const played = answers.flatMap(({ seat }, step) => (seat === place ? (bots[step] ?? []) : []))[0] ?? '';
  const [level] = played.split('/');
  return LEVELS.find(({ id }) => id === level)?.id ?? USUAL_LEVEL;
}

/** The plan of a further game at this table: the fields that setup and plan have in common. */
function planOf({ setup }: Replay): TablePlan {
  const { seats, preset, sets, modules, options } = setup as TablePlan;
  const found = tablePlan.safeParse({
    seats,
    ...(preset !== undefined && { preset }),
    ...(sets !== undefined && { sets }),
    ...(modules !== undefined && { modules }),
    ...(options !== undefined && { options }),
  });
  return found.success ? found.data : { seats };
}

function gameOf(replay: Replay, id: string, table: string, now: number): GameRecord {
  const secret = randomHex(32);
  const commitment = commitmentOf(secret);
  return {
    ...{ id, table, secret, commitment },
    game: replay.game,
    rules: replay.rules ?? FIRST_RULES,
    setup: replay.setup,
    seed: replay.seed,
    lucks: replay.names.map((_, place) => defaultContribution(commitment, place)),
    names: replay.names,
    startedAt: now,
  };
}
