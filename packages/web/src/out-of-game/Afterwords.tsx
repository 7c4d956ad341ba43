// With the result: what those who were out predicted, and how they reacted.

import { useLingui } from '@lingui/react/macro';
import { winningSide } from '@posse/protocol/evening';
import { Icon } from '../drawing/Icon.tsx';
import { RoleFace } from '../drawing/index.ts';
import { useEvening } from '../evening/use-evening.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { useIsMuted } from '../table-screen/reactions/muted-reactions.ts';
import { ReactionFace } from '../table-screen/reactions/ReactionFace.tsx';
import { useReactionWords } from '../table-screen/reactions/reaction-words.ts';
import styles from './Afterwords.module.css';
import { roleOf, useSideWords } from './side-words.ts';

/** How many reactions are shown: the latest. The chat has all of them. */
const MAX_REACTIONS = 12;

export function Afterwords() {
  const id = useTable(({ shown }) => shown?.id ?? null);
  const isServer = useTable(({ where }) => where === 'server');
  if (id === null || !isServer) return null;
  return (
    <>
      <Predictions id={id} />
      <Reactions id={id} />
    </>
  );
}

function Predictions({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const words = useSideWords();
  const game = useEvening().find((one) => one.id === id);
  if (game?.predictions === undefined) return null;
  const won = winningSide(game);
  const players = game.seats.length;
  return (
    <section className={styles.part} data-predictions={game.predictions.length}>
      <h3>{t`Predictions`}</h3>
      <ul className={styles.list}>
        {game.predictions.map(({ person, name, side }) => (
          <li key={person} className={styles.one} data-right={side === won || undefined}>
            <RoleFace role={roleOf(side, players)} width={26} className={styles.emblem} />
            <span>
              <b>{name}</b>: {words(side, players)}
            </span>
            {side === won && (
              <span className={styles.right}>
                <Icon name="check" /> {t`right`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reactions({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const words = useReactionWords();
  const isMuted = useIsMuted();
  const lines = useTable((state) => state.lines)
    .filter((line) => line.game === id && line.channel !== 'table' && line.gesture !== undefined && !isMuted(line))
    .slice(-MAX_REACTIONS);
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} data-afterwords={lines.length}>
      <h3>{t`Reactions of those who were out`}</h3>
      <ul className={styles.list}>
        {lines.map(({ number, name, gesture = '' }) => (
          <li key={number} className={styles.one}>
            <ReactionFace gesture={gesture} className={styles.face} />
            <span>
              <b>{name}</b>: {words(gesture)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
