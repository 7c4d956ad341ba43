// The option of the tournament.

import { option } from '../setup/options.ts';
import { tournamentText } from '../texts/tournament.ts';

export const options = [option('championship-toll', tournamentText)];
