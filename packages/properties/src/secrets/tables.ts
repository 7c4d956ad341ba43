// The secrets of both games, in the form that the checks need.

import type { CardKinds } from '@posse/card';
import type { DiceKinds } from '@posse/dice';
import { CARD_FACTS, expectedCardView } from './card.ts';
import { cardTwin } from './card-twin.ts';
import type { Secrets } from './check.ts';
import { DICE_FACTS, expectedDiceView } from './dice.ts';
import { diceTwin } from './dice-twin.ts';

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
