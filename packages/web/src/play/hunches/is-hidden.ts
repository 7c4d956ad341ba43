// Whose role is still a secret to whoever looks: about him there is something to guess.

import type { Seat } from '@posse/engine';
import type { GameView } from '../session/beat.ts';

export const isHidden = ({ viewer, players, winners }: GameView, who: Seat): boolean =>
  winners === null && viewer !== who && players[who]?.alive === true && players[who]?.role === null;
