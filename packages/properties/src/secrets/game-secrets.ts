// The secrets of both games, in the form that the checks need.

import type { CardKinds } from '@posse/card';
import type { DiceKinds } from '@posse/dice';
import { cardTwin } from './card-twin.ts';
import { CARD_FACTS, expectedCardView } from './card-visibility.ts';
import { diceTwin } from './dice-twin.ts';
import { DICE_FACTS, expectedDiceView } from './dice-visibility.ts';
import type { Secrets } from './secrecy-check.ts';

export const cardSecrets: Secrets<CardKinds> = {
  expectedView: expectedCardView,
  facts: CARD_FACTS,
  twin: cardTwin,
};
export const diceSecrets: Secrets<DiceKinds> = {
  expectedView: expectedDiceView,
  facts: DICE_FACTS,
  twin: diceTwin,
};
