// Every kind of frame of the card game, and what can be answered where. Each rule file adds its own kinds to these two lists.

import type { FrameKind, FrameOf, RuleOf, RulesOf } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { State } from './state.ts';

/**
 * The fields of each kind of frame. A field named `cards` holds cards that lie in the frame and nowhere else; where there is a
 * field `eyes`, they lie face down for all but that seat.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rule files
export interface Frames {}

/** For the frames that ask somebody: what may be answered. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rule files
export interface Answers {}

export type Frame = FrameOf<Frames>;
export type FrameFor<K extends keyof Frames> = FrameKind<Frames, K>;
export type Rules = RulesOf<State, Frames, Answers, Answer>;

/** The rule of one kind of frame. */
export type Rule<K extends keyof Frames> = RuleOf<State, Frames, Answers, Answer, K>;
