// The thing between two people in a scene of the card game.

import { useLingui } from '@lingui/react/macro';
import type { FrameFor } from '@posse/card';
import type { Picture as PictureOf } from '../../art/index.ts';
import { burst, revolver } from '../../art/parts/index.ts';
import { EventFace, Icon, KindFace, Picture } from '../../drawing/index.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { missesOf } from '../../story/card-narrator.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import { questionIf, sceneOf } from './open-card-question.ts';
import styles from './SceneObject.module.css';
import { duelScore } from './scene-history.ts';

/** The picture of a shot: the revolver and its burst. */
const SHOT: PictureOf = {
  viewBox: '0 0 150 120',
  markup: `<g transform="translate(108 50)">${burst(38)}</g><g transform="translate(6 38) scale(1.12)">${revolver()}</g>`,
};

/** The thing in the middle of a scene. `size` is the width of a portrait's arch. */
export function SceneObject({ size }: { readonly size: number }) {
  const { prop } = sceneOf(useCardPlay().view);
  const width = Math.round(size * 0.98);
  switch (prop.prop) {
    case 'shot':
      return <Picture of={SHOT} className={styles.shot} fit="meet" />;
    case 'duel':
      return <Score />;
    case 'card':
      return <KindFace kind={prop.kind} width={width} />;
    case 'event':
      return <EventFace id={prop.id} width={Math.round(size * 1.3)} size="m" />;
    default:
      return null;
  }
}

/** The number of BANG! cards that each player has played in this duel, the left one first. */
function Score() {
  const { view } = useCardPlay();
  const story = useTable((state) => state.story);
  const duel = questionIf(view, 'duel');
  if (duel === null) return null;
  const { now, next } = duelScore(story, duel);
  return (
    <span className={styles.score}>
      {next}–{now}
    </span>
  );
}

/** The number of Missed! cards that are needed, and of those that were played. */
export function Needs() {
  const { view } = useCardPlay();
  const shot = questionIf(view, 'shot');
  return shot === null ? null : <MissedPills shot={shot} />;
}

function MissedPills({ shot }: { readonly shot: FrameFor<'shot'> }) {
  const { t } = useLingui();
  const { view } = useCardPlay();
  const { needed, played } = missesOf(view, shot);
  const missed = useCardNames().kind('missed').name;
  if (needed < 2) return null;
  return (
    <ul className={styles.needs}>
      {Array.from({ length: needed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place for each Missed!
        <li key={place} data-done={place < played || undefined}>
          <Icon name={place < played ? 'check' : 'missed'} />{' '}
          {place < played ? t`${missed} played` : t`${missed} still needed`}
        </li>
      ))}
    </ul>
  );
}
