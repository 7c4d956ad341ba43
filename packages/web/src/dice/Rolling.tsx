// Your part of a dice table: your dice in their tray, and the buttons. On a desktop others' dice lie on the felt, and one reads what one's
// character can do.

import { useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import { Arch } from '../draw/index.ts';
import type { AtTable } from '../play/game.ts';
import { questionOf } from '../play/insight.ts';
import { bottomOf, type SeatState, useSeats } from '../play/seats.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { BeforeRoll } from './BeforeRoll.tsx';
import { DICE_LOOK } from './dice-look.ts';
import { useDicePlay } from './dice-play.ts';
import { ownDice, useDiceShown } from './dice-shown.ts';
import { RollActions } from './RollActions.tsx';
import styles from './Rolling.module.css';
import { Tray } from './Tray.tsx';

export function Rolling({ table }: AtTable) {
  const { isAsked, view, next, movable, isBegun } = useDicePlay();
  const shown = useDiceShown();
  const seatOf = useSeats();
  const you = view.players[bottomOf(view)] as PlayerView;
  const isMyMove = isAsked && view.turn === view.viewer;
  const isMine = isMyMove || shown.who === view.viewer;
  const isStarting = isMyMove && questionOf(view)?.op === 'start';
  const ways = next.ways.filter(({ kind }) => !isStarting || kind === 'roll');
  const hasButtons = ways.length + movable.size + next.rest.length > 0 || isBegun;
  const words = useTrayWords(isMine);
  const isOnFelt = table.kind === 'wide' && !isMine;
  const isShort = table.kind === 'column' && table.dock < DICE_LOOK.shortDock;
  return (
    <>
      {isOnFelt ? (
        <CharacterText player={you} />
      ) : (
        <Tray table={table} shown={isMyMove ? ownDice(view, shown) : shown} isMine={isMine} {...words}>
          {isStarting ? <BeforeRoll /> : <Waiting roller={seatOf(view.turn)} />}
        </Tray>
      )}
      <RollActions ways={ways} />
      {!isOnFelt && !hasButtons && !isShort && <CharacterText player={you} isBrief />}
    </>
  );
}

function useTrayWords(isMine: boolean): { readonly felt: string; readonly shelf: string } {
  const { t } = useLingui();
  const { movable, lit } = useDicePlay();
  if (!isMine) return { felt: t`Just rolled`, shelf: t`Kept` };
  if (movable.size > 0) return { felt: t`On the felt: roll again`, shelf: t`Kept` };
  return { felt: lit.size > 0 ? t`Use these now` : '', shelf: t`Your dice` };
}

function Waiting({ roller }: { readonly roller: SeatState }) {
  const { t } = useLingui();
  const name = roller.isYou ? t`You` : roller.name;
  return (
    <p className={styles.waiting}>
      <Arch character={roller.player.character} width={60} />
      {t`${name} is about to roll`}
    </p>
  );
}

interface CharacterTextProps {
  readonly player: PlayerView;
  /** The character alone. */
  readonly isBrief?: boolean;
}

/** What one can do: the sentence of one's character, and of one's special role. */
function CharacterText({ player: { character, special }, isBrief = false }: CharacterTextProps) {
  const names = useDiceNames();
  const texts = [names.character(character), ...(special === null || isBrief ? [] : [names.special(special)])];
  return (
    <div className={styles.texts}>
      {texts.map(({ name, text }) => (
        <p key={name}>
          <b>{name}</b>
          {text}
        </p>
      ))}
    </div>
  );
}
