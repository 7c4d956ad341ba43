// The role card: dealt face down, turned by a tap, with goal and Sheriff.

import { Trans, useLingui } from '@lingui/react/macro';
import { type Seat, seat } from '@posse/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { settings } from '../app/user-settings.ts';
import { CardBack, classes, RoleFace, SpecialFace } from '../drawing/index.ts';
import type { GameView } from '../game-table/session/beat.ts';
import { usePlayers, useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { useModal } from '../table-screen/TableDialogs.tsx';
import { useMedia } from '../table-screen/use-media-query.ts';
import { useCardNames } from '../words/card-names.ts';
import styles from './RoleCardDialog.module.css';
import { lay, rolesSeen, useRoleCard } from './role-card-state.ts';

/** How long experienced players see their role card at normal speed, in milliseconds. */
const GLANCE = 1800;

export default function RoleCardDialog() {
  const { client } = useSession();
  const id = useTable(({ shown }) => shown?.id ?? null);
  const view = useTable(({ shown }) => shown?.view ?? null);
  const isSolo = useTable(({ where }) => where === 'solo');
  const isLooking = useTable(({ table, seat: own }) => own !== null && table?.seats[own]?.looking === true);
  // Messages sent while offline are lost, so it is sent again after reconnecting.
  const isOpen = useTable(({ status }) => status === 'open');
  const card = useRoleCard(id);
  const { speed } = useStore(settings);

  // Before the table is drawn, because the role is shown there too.
  useLayoutEffect(() => {
    if (id === null || !isOpen || !isLooking || card !== 'away') return;
    const { game, count } = rolesSeen.getState();
    if (game !== id && count === 0) lay(id, 'down');
    else {
      // Turned before: the table may have forgotten.
      client.roleSeen();
      if (game !== id) lay(id, speed === 0 ? 'away' : 'shown');
    }
  }, [client, id, isOpen, isLooking, card, speed]);

  // With others the table begins when all have turned theirs; in solo games, when the user has read it.
  useEffect(() => {
    const isSeen = isSolo ? card === 'away' && rolesSeen.getState().game === id : card === 'up';
    if (isOpen && isLooking && isSeen) client.roleSeen();
  }, [client, isOpen, isLooking, isSolo, card, id]);

  // The others do not wait for ever: it turns by itself.
  useEffect(() => {
    if (id !== null && card === 'down' && !isLooking) lay(id, 'up');
  }, [id, card, isLooking]);

  useEffect(() => {
    if (id === null || card !== 'shown') return;
    const timer = setTimeout(() => lay(id, 'away'), GLANCE * speed);
    return () => clearTimeout(timer);
  }, [id, card, speed]);

  // Any action puts the card away, from the moment it is shown. The click that turned it is past its capture phase.
  useLayoutEffect(() => {
    if (id === null || (card !== 'up' && card !== 'shown')) return;
    const away = (): void => lay(id, 'away');
    for (const event of EVENTS) addEventListener(event, away, true);
    return () => {
      for (const event of EVENTS) removeEventListener(event, away, true);
    };
  }, [id, card]);

  if (id === null || view === null || card === 'away') return null;
  if (card === 'down') return <FaceDown onTurn={() => lay(id, 'up')} />;
  return <FaceUp view={view} isBrief={card === 'shown'} />;
}

const EVENTS = ['pointerdown', 'keydown', 'click'] as const;

const useCardWidth = (): number => (useMedia('flat') ? 150 : 220);

function FaceDown({ onTurn }: { readonly onTurn: () => void }) {
  const { t } = useLingui();
  const { ref, onKeyDown } = useModal(true);
  const width = useCardWidth();
  return (
    <dialog ref={ref} className={styles.moment} aria-label={t`Your role`} onCancel={onTurn} onKeyDown={onKeyDown}>
      <button type="button" className={styles.card} data-act="turn-role" onClick={onTurn}>
        <CardBack width={width} back="role" />
        <span className={styles.tap}>
          <Trans>Your role. Tap to flip it.</Trans>
        </span>
      </button>
    </dialog>
  );
}

/** The role card, face up. Taps go through it to the table, and put it away. */
function FaceUp({ view, isBrief }: { readonly view: GameView; readonly isBrief: boolean }) {
  const width = useCardWidth();
  const card = useRef<HTMLDivElement>(null);
  // Screen readers announce it; keys put it away as well.
  useEffect(() => {
    if (!isBrief) card.current?.focus({ preventScroll: true });
  }, [isBrief]);
  const players = usePlayers();
  const names = useCardNames();
  const me = players.you === null ? undefined : view.players[players.you];
  if (me === undefined || me.role === null) return null;
  const special = 'special' in me ? me.special : null;
  return (
    <div ref={card} tabIndex={-1} className={classes(styles.moment, styles.up)} role="status" data-role-card={me.role}>
      <div className={styles.turned}>
        <RoleFace role={me.role} width={width} />
        {special !== null && <SpecialFace id={special} width={width} />}
      </div>
      {!isBrief && (
        <p className={styles.words}>
          <strong>{names.role(me.role).name}</strong> <SheriffWords sheriff={sheriffIn(view)} />{' '}
          <span className={styles.tap}>
            <Trans>Tap anywhere to begin.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}

function SheriffWords({ sheriff }: { readonly sheriff: Seat | null }) {
  const { t } = useLingui();
  const players = usePlayers();
  if (sheriff === null) return t`All roles are open.`;
  if (players.isYou(sheriff)) return t`Everyone knows that it’s you.`;
  const name = players.name(sheriff);
  return t`The Sheriff is ${name}. Nobody knows your role.`;
}

function sheriffIn({ players }: GameView): Seat | null {
  const place = players.findIndex(({ role }) => role === 'sheriff');
  return place < 0 ? null : seat(place);
}
