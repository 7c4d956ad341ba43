// Checks a finished game: what players saw and sent against what the server stored.

import { samePlain, seat as seatAt } from '@posse/engine';
import { isFairlyDealt, type Replay } from '@posse/protocol';
import type { PlayerRecord, ShownSteps } from '../player-record.ts';
import { type ReplayedGame, redealtGame } from '../replayed-game.ts';
import { must } from '../stress-test.ts';
import type { Finished } from './played-table.ts';

/** Checks a finished game. Throws StressTestFailed. */
export function checkGame(game: Finished): void {
  const { replay, proof, records } = game;
  must(samePlain(replay, proof.replay), () => `${nameOf(game)}: its replay is not the one in its proof`);
  checkSteps(game);
  checkAnswers(game);
  checkPromise(game);
  const replayed = redealtGame(replay.game, replay.setup, replay.seed);
  for (const record of records) checkView(game, record, replayed, 0);
  for (const [number, answer] of replay.answers.entries()) checkAnswer(game, replayed, number, answer);
  must(
    replayed.winners !== null && samePlain(replayed.winners, replay.winners),
    () =>
      `${nameOf(game)}: the winners are said to be ${replay.winners}, but played again it ends with ${replayed.winners}`,
  );
}

const nameOf = ({ id, replay }: Finished): string => `game ${id} (${replay.game})`;

/** Checks that no server process takes back steps that an earlier one has shown. */
function checkSteps(game: Finished): void {
  const lives = new Map<number, ShownSteps>();
  for (const { shown } of game.records)
    for (const [life, { least, most }] of shown) {
      const steps = lives.get(life) ?? { least, most };
      lives.set(life, { least: Math.min(steps.least, least), most: Math.max(steps.most, most) });
    }
  let shown = 0;
  for (const [life, { least, most }] of [...lives].sort(([a], [b]) => a - b)) {
    must(
      least >= shown,
      () => `${nameOf(game)}: step ${shown} was shown, but after start ${life} of the server it was at step ${least}`,
    );
    shown = most;
  }
}

/** Checks that every answer of a player is the option they chose, and that they answered all of their questions. */
function checkAnswers(game: Finished): void {
  const { answers } = game.replay;
  const people = new Map(game.records.map((record) => [record.seat, record]));
  const { moments, foregone } = automaticAnswers(game.replay);
  // The table answers forced public questions by itself. While asides are open, it passes for players who hold
  // nothing or do not answer in time.
  const isTables = (number: number, { kind }: Replay['answers'][number]): boolean =>
    foregone.has(number) || (moments[number] !== null && kind === 'pass');
  for (const [number, answer] of answers.entries()) {
    const record = people.get(answer.seat);
    const choice = record && saidTo(record, number, answer, moments);
    must(
      record === undefined ||
        (choice !== undefined && choice.sent > 0 && samePlain(choice.answer, answer)) ||
        isTables(number, answer),
      () =>
        `${nameOf(game)}: answer ${number} is ${JSON.stringify(answer)}, by ${game.replay.bots?.[number] ?? 'himself'} in a moment since ${moments[number]}, but that person said ${JSON.stringify([...(record?.choices ?? [])].slice(-8))}; answers before it: ${JSON.stringify(answers.slice(Math.max(0, number - 4), number))}`,
    );
  }
  for (const { seat, choices, views } of game.records)
    for (const [number, { sent }] of choices) {
      const taken = answers[number];
      must(
        sent === 0 || taken !== undefined,
        () => `${nameOf(game)}: the answer of seat ${seat} to question ${number} is lost`,
      );
      const isPersons = taken === undefined || people.has(taken.seat) || moments[number] !== null;
      must(
        isPersons || views.get(number)?.asked !== seat,
        () => `${nameOf(game)}: seat ${seat} was asked question ${number}, and bot ${taken?.seat} has answered it`,
      );
    }
}

/** The answers that the table gave for players. */
interface ByItself {
  /** By answer: the step at which asides could first be given; null if they could not. */
  readonly moments: readonly (number | null)[];
  /** Answers that were forced and public. */
  readonly foregone: ReadonlySet<number>;
}

export function automaticAnswers({ game, setup, seed, answers }: Replay): ByItself {
  const replayed = redealtGame(game, setup, seed);
  const foregone = new Set<number>();
  let first: number | null = null;
  const moments = answers.map((answer, number) => {
    if (replayed.isForegone) foregone.add(number);
    first = replayed.isMoment ? (first ?? number) : null;
    const opened = first;
    replayed.take({ ...answer, seat: seatAt(answer.seat) });
    // Any answer but a pass opens new asides.
    if (answer.kind !== 'pass') first = null;
    return opened;
  });
  return { moments, foregone };
}

/** The option that a player chose at this question; for an aside, at the step at which it became possible. */
function saidTo(
  { choices }: PlayerRecord,
  number: number,
  answer: Replay['answers'][number],
  moments: readonly (number | null)[],
) {
  for (let question = moments[number] ?? number; question < number; question++) {
    const choice = choices.get(question);
    if (choice !== undefined && samePlain(choice.answer, answer)) return choice;
  }
  return choices.get(number);
}

/** Checks that nobody chose the cards: commitment, secret, contributions and seed fit together. */
function checkPromise(game: Finished): void {
  const { proof, records } = game;
  const { secret, commitment, lucks } = proof;
  must(isFairlyDealt(proof), () => `${nameOf(game)}: it was not dealt from what was promised`);
  for (const { seat, promise, secret: told, lucks: given } of records) {
    must(promise === commitment, () => `${nameOf(game)}: seat ${seat} was promised ${promise}, not ${commitment}`);
    must(told === secret, () => `${nameOf(game)}: seat ${seat} was told the secret ${told}, not ${secret}`);
    // A seat that was disconnected at the start is left out, and contributes nothing.
    if (proof.version === 3 && proof.promises[seat] === null) continue;
    must(given.has(lucks[seat] ?? ''), () => `${nameOf(game)}: the contribution of seat ${seat} is not in its seed`);
  }
}

function checkAnswer(game: Finished, replayed: ReplayedGame, number: number, answer: Replay['answers'][number]): void {
  const facts = replayed.take({ ...answer, seat: seatAt(answer.seat) });
  for (const record of game.records) {
    const { seat } = record;
    const heard = record.facts.get(number + 1);
    must(
      heard === undefined || samePlain(heard, facts(seatAt(seat))),
      () => `${nameOf(game)}: seat ${seat} heard something else of answer ${number} than what came of it`,
    );
    checkView(game, record, replayed, number + 1);
  }
}

/**
 * Checks a player's views. They may have missed steps, but every view must be right, and the last one must have
 * arrived.
 */
function checkView(game: Finished, { seat, views }: PlayerRecord, replayed: ReplayedGame, step: number): void {
  const seen = views.get(step);
  if (seen === undefined)
    must(step < game.replay.answers.length, () => `${nameOf(game)}: seat ${seat} has not seen its end`);
  else
    must(
      replayed.views(seatAt(seat)).some((view) => samePlain(seen, view)),
      () => `${nameOf(game)}: seat ${seat} saw step ${step} otherwise than it is when it is played again`,
    );
}
