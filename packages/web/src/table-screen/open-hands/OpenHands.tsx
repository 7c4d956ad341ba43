// Open hands for eliminated players: the question, and the hands.

import { Trans, useLingui } from '@lingui/react/macro';
import type { CardId } from '@posse/card';
import { useState } from 'react';
import { CardFace } from '../../drawing/index.ts';
import { usePlayers, useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { Banner } from '../notices/Banner.tsx';
import { Dialog, Sure } from '../TableDialogs.tsx';
import styles from './OpenHands.module.css';

/** For players who are out of a game in which they may look. */
export function OpenHands() {
  const { t } = useLingui();
  const { client } = useSession();
  const mayLook = useTable(
    ({ table, seat, shown }) =>
      table?.phase === 'playing' &&
      table.plan.openHands === true &&
      seat !== null &&
      shown?.view.players[seat]?.alive === false,
  );
  const isWitness = useTable(({ hands, game }) => hands !== null && hands.game === game?.id);
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!mayLook) return null;
  if (!isWitness)
    return (
      <>
        <Banner icon="eye" acts={[{ words: t`See all hands`, on: () => setAsking(true) }]}>
          <Trans>You are out</Trans>
        </Banner>
        <Sure
          title={t`See all hands?`}
          yes={t`See all hands`}
          no={t`No, stay`}
          open={isAsking}
          onClose={() => setAsking(false)}
          onYes={() => {
            client.seeHands();
            setOpen(true);
          }}
        >
          <Trans>
            Until this game is over you can only watch then: no chat, no reactions, no host’s powers, and no other
            device.
          </Trans>
        </Sure>
      </>
    );
  return (
    <>
      <Banner icon="eye" acts={[{ words: t`Show them`, on: () => setOpen(true) }]}>
        <Trans>All hands are open to you</Trans>
      </Banner>
      <Dialog title={t`All hands`} open={isOpen} onClose={() => setOpen(false)}>
        <Hands />
      </Dialog>
    </>
  );
}

/** The width of a card, in pixels. */
const CARD = 70;

/** The hands of those who play, as they are now. */
function Hands() {
  const { name } = usePlayers();
  const hands = useTable((state) => state.hands?.hands ?? NOTHING);
  const players = useTable(({ shown }) => shown?.view.players);
  return (
    <ul className={styles.hands}>
      {hands.map((hand, who) =>
        players?.[who]?.alive !== true ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={who} data-hand={who}>
            <h3>{name(who as Parameters<typeof name>[0])}</h3>
            <p className={styles.cards}>
              {hand.length === 0 && <Trans>No cards</Trans>}
              {hand.map((card) => (
                <CardFace key={card} card={card as CardId} width={CARD} size="s" />
              ))}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}

const NOTHING: readonly (readonly number[])[] = [];
