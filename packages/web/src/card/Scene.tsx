// The scene before you must answer: who shoots, whom it hits, what it takes.

import { useLingui } from '@lingui/react/macro';
import type { FrameFor } from '@posse/card';
import type { Seat } from '@posse/engine';
import { Bullets, EventFace, Icon, KindFace, Picture } from '../draw/index.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { usePlay } from './Play.tsx';
import { Portrait } from './Portrait.tsx';
import { duelScore } from './past.ts';
import { questionIf } from './question.ts';
import styles from './Scene.module.css';
import { type Prop, sceneOf } from './scenes.ts';
import { SHOT } from './shot-picture.ts';
import { useSeat } from './use-seat.ts';
import { missesOf } from './words/index.ts';

/** `size` is the width of an arch. */
export function Scene({ size }: { readonly size: number }) {
  const { view } = usePlay();
  const { from, to, prop } = sceneOf(view);
  return (
    <div className={styles.scene}>
      {from !== null && <Person who={from} size={size} />}
      <PropView prop={prop} size={size} />
      {to !== null && <Person who={to} size={size} />}
    </div>
  );
}

function Person({ who, size }: { readonly who: Seat; readonly size: number }) {
  const { t } = useLingui();
  const { isYou } = usePlayers();
  const seat = useSeat(who);
  const { player, name } = seat;
  return (
    <div className={styles.person}>
      <Portrait seat={seat} width={size} withRole={!isYou(who)} />
      <p className={styles.name}>{isYou(who) ? t`You` : name}</p>
      <span data-spot={`life-${who}`}>
        <Bullets life={player.life} max={player.maxLife} size={Math.round(size * 0.2)} />
      </span>
    </div>
  );
}

function PropView({ prop, size }: { readonly prop: Prop; readonly size: number }) {
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

/** How many BANG! each has thrown in, the one at the left first. */
function Score() {
  const { view } = usePlay();
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

/** How many Missed! it takes, and how many are there. */
export function Needs() {
  const { view } = usePlay();
  const shot = questionIf(view, 'shot');
  return shot === null ? null : <MissedPills shot={shot} />;
}

function MissedPills({ shot }: { readonly shot: FrameFor<'shot'> }) {
  const { t } = useLingui();
  const { view } = usePlay();
  const { needed, played } = missesOf(view, shot);
  if (needed < 2) return null;
  return (
    <ul className={styles.needs}>
      {Array.from({ length: needed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place for each Missed!
        <li key={place} data-done={place < played || undefined}>
          <Icon name={place < played ? 'check' : 'missed'} /> {place < played ? t`one is there` : t`one more`}
        </li>
      ))}
    </ul>
  );
}
