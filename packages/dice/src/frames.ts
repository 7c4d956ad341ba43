// Every kind of frame of the dice game, and what can be answered where. Each rule file adds its own kinds to these two lists.

import type { FrameKind, FrameOf, RuleOf, RulesOf } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { State } from './state.ts';

/** The fields of each kind of frame. */
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
