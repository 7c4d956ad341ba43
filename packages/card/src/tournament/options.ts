// The option of the tournament.

import { option } from '../options.ts';
import { tournamentSays } from '../tournament-texts.ts';

export const options = [option('championship-toll', tournamentSays)];
