// The frames of the card game and their answers, as open interfaces.
// Each rule file adds its own kinds to both.

import type { FrameKind, FrameOf, RuleOf, RulesOf } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { State } from './state.ts';

/**
 * The fields of each kind of frame. Cards in a field named `cards` lie in the frame and nowhere else. If there is a
 * field `eyes`, they are face down for all other seats.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rule files
export interface Frames {}

/** The possible answers of each frame that asks. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rule files
export interface Answers {}

export type Frame = FrameOf<Frames>;
export type FrameFor<K extends keyof Frames> = FrameKind<Frames, K>;
export type Rules = RulesOf<State, Frames, Answers, Answer>;

/** The rule of one kind of frame. */
export type Rule<K extends keyof Frames> = RuleOf<State, Frames, Answers, Answer, K>;
