// The option of the tournament.

import { option } from '../setup/options.ts';
import { tournamentText } from '../texts/tournament-texts.ts';

export const options = [option('championship-toll', tournamentText)];
