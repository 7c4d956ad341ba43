// A person in the details: face, life points, role, state.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Role, Seat } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import type { ReactNode } from 'react';
import { BotFace, Bullets, CharacterFace, RoleTag } from '../../drawing/index.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import styles from './PersonDetails.module.css';
import { useSeats } from './seat-states.ts';

interface PersonProps {
  readonly who: Seat;
  readonly game: GameId;
  /** The character; null for a player without one. */
  readonly character: string | null;
  readonly player: {
    readonly alive: boolean;
    readonly life: number;
    readonly maxLife: number;
    readonly role: Role | null;
  };
  readonly roleWords: string | null;
  /** Unusual states in words. */
  readonly states: readonly (string | false | null | undefined)[];
  readonly children: ReactNode;
}

export function PersonDetails({ who, game, character, player, roleWords, states, children }: PersonProps) {
  const { alive, life, maxLife, role } = player;
  const { t } = useLingui();
  const { absenceWords, persona, botWords, isHost } = useSeats()(who);
  const said = [...states, isHost && t`host of the table`, absenceWords].filter((state) => typeof state === 'string');
  return (
    <div className={styles.person}>
      {character !== null && (
        <button type="button" className={styles.face} onClick={() => zoom({ kind: 'character', game, id: character })}>
          <CharacterFace game={game} id={character} width={104} size="s" />
        </button>
      )}
      <div className={styles.facts}>
        {alive && <Bullets life={life} max={maxLife} size={24} />}
        <p className={styles.role}>
          <RoleTag role={role} width={26} />
          {roleWords ?? <Trans>Role unknown</Trans>}
        </p>
        {said.length > 0 && <p>{said.join(', ')}</p>}
        {botWords !== null && (
          <p className={styles.bot}>
            <BotFace persona={persona} className={styles.botFace} />
            {botWords}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
