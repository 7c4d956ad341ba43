// The words of the coach about a finished game, for page and terminal.

import { type Message, msg } from './text-types.ts';

/** The marks of answers, from small to large. */
export const MARK_WORDS = {
  inaccuracy: msg('Inaccuracy', {}, 'of an answer'),
  mistake: msg('Mistake', {}, 'of an answer'),
  blunder: msg('Blunder', {}, 'of an answer'),
};

/** The number of answers with each mark. */
export const marksWords = (blunders: number, mistakes: number, inaccuracies: number): Message =>
  msg(
    '{blunders, plural, one {# blunder} other {# blunders}}, {mistakes, plural, one {# mistake} other {# mistakes}}, {inaccuracies, plural, one {# inaccuracy} other {# inaccuracies}}',
    { blunders, mistakes, inaccuracies },
  );

export const betterWords = (option: string): Message => msg('Better: {option}.', { option });

/** A mark with the points of winning chance that the answer cost, and what was answered. */
export const costWords = (mark: string, points: number, option: string): Message =>
  msg('{mark}, {points, plural, one {# point} other {# points}} lost: {option}.', { mark, points, option });

/** How often a player is eliminated soon after the better answer, and after the given one; `name` is null for the reader. */
export const eliminationWords = (name: string | null, best: number, given: number): Message =>
  name === null
    ? msg('After it you are soon out in {best} % of games, not in {given} %.', { best, given })
    : msg('After it {name} is soon out in {best} % of games, not in {given} %.', { name, best, given });
