// Everything about one player of the dice game at a readable size: ability, role, life, arrows.

import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { BotFace, Bullets, CharacterFace, Icon, RoleTag } from '../draw/index.ts';
import { useSeats } from '../play/seats.ts';
import { zoom } from '../rules/Zoom.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import styles from './AboutPlayer.module.css';
import { useDicePlay } from './dice-play.ts';
import { useArrowWords, useHauntedWords } from './Tokens.tsx';

export function AboutPlayer({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const names = useDiceNames();
  const { view } = useDicePlay();
  const { absenceWords, persona, botWords, isGhost, distance } = useSeats()(who);
  const arrowWords = useArrowWords();
  const hauntedWords = useHauntedWords();
  const { character, life, maxLife, role, special, alive, arrows, chief } = view.players[who] as PlayerView;
  const held = arrowWords(arrows, chief);
  const states = [
    isGhost ? t`a ghost` : !alive && t`Out of the game`,
    view.haunting?.who === who && hauntedWords(view.haunting),
    absenceWords,
  ].filter((state) => typeof state === 'string');
  return (
    <div className={styles.person}>
      <button
        type="button"
        className={styles.face}
        onClick={() => zoom({ kind: 'character', game: 'dice', id: character })}
      >
        <CharacterFace game="dice" id={character} width={104} size="s" />
      </button>
      <div className={styles.facts}>
        {alive && <Bullets life={life} max={maxLife} size={22} />}
        <p className={styles.role}>
          <RoleTag role={role} width={26} />
          {role === null ? <Trans>Role unknown</Trans> : names.role(role).name}
          {special !== null && `, ${names.special(special).name}`}
        </p>
        {states.length > 0 && <p>{states.join(', ')}</p>}
        {botWords !== null && (
          <p className={styles.bot}>
            <BotFace persona={persona} className={styles.botFace} />
            {botWords}
          </p>
        )}
        <p className={styles.ability}>{names.character(character).text}</p>
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
      </div>
    </div>
  );
}
