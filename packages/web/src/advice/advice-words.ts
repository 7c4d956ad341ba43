// The coach's words about an open question: reasons, suspicions, and what to expect.

import { useLingui as useTranslator } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReasonCode } from '@posse/bots';
import type { Difference, Suspicion } from '@posse/bots/coach';
import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import { eliminationWords, type OptionWords } from '@posse/narrator';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import type { GameView } from '../game-table/session/beat.ts';
import { usePlayers, useTable } from '../game-table/session/SessionContext.tsx';
import { useOptionWords } from '../story/card-narrator.tsx';
import { useDiceOptionWords } from '../story/dice-narrator.tsx';

/** The words for an option of the open question. */
export function useAnyOptionWords(): (option: object, view: GameView) => OptionWords {
  const cardWords = useOptionWords();
  const diceWords = useDiceOptionWords();
  const game = useTable(({ table }) => table?.game ?? 'card');
  return (option, view) =>
    game === 'card'
      ? cardWords(option as CardAnswer, view as CardView)
      : diceWords(option as DiceAnswer, view as DiceView);
}

/** The reasons that have a sentence of their own; all others say that it won more imagined games. */
export function useReasonWords(): (code: ReasonCode) => string {
  const { t } = useLingui();
  const words: Partial<Record<ReasonCode, string>> = {
    forced: t`No other answer is possible.`,
    harm: t`It hurts a likely enemy.`,
    finish: t`It may finish off a likely enemy.`,
    rob: t`It takes cards from a likely enemy.`,
    'hold-up': t`It holds up a likely enemy.`,
    grudge: t`It strikes back at somebody who has hurt you.`,
    balance: t`It keeps both sides level, as a Renegade wants.`,
    showdown: t`Only two players are left: it is you or them.`,
    help: t`It helps a likely friend.`,
    sweep: t`It hits more enemies than friends.`,
    heal: t`It wins back life points.`,
    draw: t`It gets you more cards.`,
    equip: t`The card goes on helping you.`,
    dodge: t`It saves you from the hit.`,
    'take-hit': t`The card is worth more to you than the life point.`,
    spare: t`It spares a likely friend.`,
    'keep-back': t`What you keep is worth more later.`,
    'least-needed': t`You need that card least.`,
    'pick-best': t`It is the best of what is on offer.`,
    'roll-on': t`Rolling again promises more.`,
    enough: t`The dice are good enough.`,
    power: t`The ability pays off now.`,
    'nothing-better': t`Everything else is worse.`,
  };
  return (code) => words[code] ?? t`It won more of the imagined games.`;
}

/** "Who Hank probably is: Outlaw (82 %)." */
export function useSuspicionWords(): (suspicion: Suspicion) => string {
  const { t } = useLingui();
  const game = useTable(({ table }) => table?.game ?? 'card');
  const names = useGameNames(game);
  const { name } = usePlayers();
  return ({ who, role, odds }) => {
    const [them, what, percent] = [name(who), names.role(role).name, Math.round(100 * odds)];
    return t`Who ${them} probably is: ${what} (${percent} %).`;
  };
}

/** The sentence about an elimination that is likelier after one answer than after another. */
export function useDifferenceWords(): (difference: Difference) => string {
  const { i18n } = useTranslator();
  const { name, isYou } = usePlayers();
  return ({ who, best, given }) =>
    i18n._(eliminationWords(isYou(who) ? null : name(who), Math.round(100 * best), Math.round(100 * given)));
}
