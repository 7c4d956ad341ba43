import type { AnswerBase, Json, NextGame, Refusal, Seat } from '@posse/engine';
import { type Random } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { type Update } from './teller.ts';
/** An answer that was taken. */
export interface Taken {
  /** The number of the question that it answered. */
  readonly number: number;
  readonly seat: Seat;
  readonly answer: AnswerBase;
}
/** A game of any kind. */
export interface Match {
  /** The number of the open question: how many answers were given. */
  readonly step: number;
  readonly seats: number;
  /** Who is asked; null when the game is over. */
  readonly asked: Seat | null;
  readonly winners: readonly Seat[] | null;
  readonly alive: readonly boolean[];
  /** What this seat may answer, or do of its own accord. */
  options(seat: Seat): readonly AnswerBase[];
  take(seat: Seat, answer: AnswerBase): Taken;
  botsAnswer(bot: string, seat: Seat, random: Random): AnswerBase;
  explain(seat: Seat, attempt: object): Refusal | null;
  /** What everybody and every seat is told of the answer taken last. Once for each answer. */
  update(): Update;
  /** What everybody sees, as JSON. */
  open(): string;
  /** What only this seat sees, as a patch on that; nothing for those who watch. */
  own(viewer: Seat | null): string;
  save(): Json;
  /** What to deal for the same players next. */
  next(changes: NextGame): object;
  /** What a survivor may keep. */
  characters(): readonly string[];
}
/** Deals. The setup was checked, and the seed is everybody's. */
export declare const newMatch: (id: GameId, setup: object, seed: string) => Match;
/** From what a snapshot holds. Throws BadSave if this program can't read it. */
export declare const savedMatch: (id: GameId, saved: Json) => Match;
