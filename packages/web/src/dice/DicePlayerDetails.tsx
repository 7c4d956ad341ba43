// Details of one player of the dice game: ability, role, life, arrows.

import { useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { Icon } from '../drawing/index.ts';
import { PersonDetails } from '../game-table/seat/PersonDetails.tsx';
import { useSeats } from '../game-table/seat/seat-states.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { useDicePlay } from './answer/dice-answer-draft.ts';
import { useArrowWords, useHauntedWords } from './PlayerTokens.tsx';

export function DicePlayerDetails({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const names = useDiceNames();
  const { view } = useDicePlay();
  const { isGhost, distance } = useSeats()(who);
  const arrowWords = useArrowWords();
  const hauntedWords = useHauntedWords();
  const player = view.players[who] as PlayerView;
  const { character, role, special, alive, arrows, chief } = player;
  const held = arrowWords(arrows, chief);
  const roles = [role !== null && names.role(role).name, special !== null && names.special(special).name];
  return (
    <PersonDetails
      who={who}
      game="dice"
      character={character}
      player={player}
      roleWords={roles.filter(Boolean).join(', ') || null}
      states={[
        isGhost ? t`a ghost` : !alive && t`Out of the game`,
        view.haunting?.who === who && hauntedWords(view.haunting),
      ]}
    >
      <p>{names.character(character).text}</p>
      {distance !== null && (
        <p>
          <Icon name="reach" /> {t`distance ${distance}`}
        </p>
      )}
      {held !== null && (
        <p>
          <Icon name="arrow" /> {held}
        </p>
      )}
    </PersonDetails>
  );
}
