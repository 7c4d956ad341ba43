// Both games as they are watched for blunders: their tables, flags and examples.

import { CARD_FLAGS, DICE_FLAGS } from '@posse/bots/blunders';
import { type CardSituation, cardImagination, type DiceSituation, diceImagination } from '@posse/bots/search';
import { type CardKinds, kindOf } from '@posse/card';
import type { DiceKinds } from '@posse/dice';
import type { WatchedGame } from './blunder-watch.ts';

const CARD_SEATS = [4, 5, 7];
const DICE_SEATS = [5, 8, 4];

export const watchedCards = (preset: string): WatchedGame<CardKinds, CardSituation> => ({
  rules: cardImagination.rulesOfThumb,
  flags: CARD_FLAGS,
  wishes: (number) => ({ seats: CARD_SEATS[number % CARD_SEATS.length] as number, preset }),
  shown(t, { asked, why }, { kind, card, as, at, prey }) {
    const player = t.players[asked];
    const names = (cards: readonly number[] = []): string =>
      cards.map((one) => kindOf(t, one as NonNullable<typeof card>).key).join(' ');
    const target = at === null ? undefined : t.players[at];
    const aim =
      target === undefined
        ? ''
        : ` at ${target.role} ${target.character} with ${target.life} life, ${target.hand.length} cards, [${names(target.inPlay)}]`;
    const taken = prey === null ? '' : ` of ${prey === 'hand' ? prey : names([prey])}`;
    return `${player?.role} ${player?.character}, life ${player?.life}/${player?.maxLife}, hand [${names(player?.hand)}], in play [${names(player?.inPlay)}], ${why.op}: ${kind} ${card === null ? '' : names([card])}${as === null ? '' : ` as ${as}`}${aim}${taken}`;
  },
});

export const watchedDice = (preset: string): WatchedGame<DiceKinds, DiceSituation> => ({
  rules: diceImagination.rulesOfThumb,
  flags: DICE_FLAGS,
  wishes: (number) => ({ seats: DICE_SEATS[number % DICE_SEATS.length] as number, preset }),
  shown(t, { asked, why }, { kind, at, dice, face }) {
    const player = t.players[asked];
    const target = at === null ? undefined : t.players[at];
    const faces = (places: readonly number[]): string => places.map((place) => t.dice[place]?.face).join(' ');
    const aim = target === undefined ? '' : ` at ${target.role} ${target.character} with ${target.life} life`;
    return `${player?.role} ${player?.character}, life ${player?.life}/${player?.maxLife}, ${player?.arrows} arrows, dice [${t.dice.map((die) => die.face).join(' ')}], ${why.op}: ${kind} ${face ?? ''}${faces(dice)}${aim}`;
  },
});
