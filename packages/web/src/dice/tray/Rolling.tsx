// Your part of a dice table: your dice in their tray, and the buttons. Others' dice lie with them: meanwhile one reads what one's
// character can do.

import { useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import type { AtTable } from '../../play/game.ts';
import { questionOf } from '../../play/insight.ts';
import { bottomOf } from '../../play/seat/seats.ts';
import { useDiceNames } from '../../words/dice-names.ts';
import { useDicePlay } from '../answer/dice-play.ts';
import { DICE_LOOK } from '../dice-look.ts';
import { type DiceShown, ownDice, useDiceShown } from '../middle/shown-dice.ts';
import { BeforeRoll } from './BeforeRoll.tsx';
import { RollActions } from './RollActions.tsx';
import styles from './Rolling.module.css';
import { Tray } from './Tray.tsx';

export function Rolling({ table }: AtTable) {
  const { isAsked, view, next, movable, isBegun, allBeers } = useDicePlay();
  const shown = useDiceShown();
  const you = view.players[bottomOf(view)] as PlayerView;
  const isMyMove = isAsked && view.turn === view.viewer;
  const isMine = isMyMove || shown.who === bottomOf(view);
  const isStarting = isMyMove && questionOf(view)?.op === 'start';
  const ways = next.ways.filter(({ kind }) => !isStarting || kind === 'roll');
  const hasButtons = ways.length + movable.size + next.rest.length > 0 || isBegun || allBeers !== null;
  const words = useTrayWords(shown);
  const isShort = table.kind === 'column' && table.dock < DICE_LOOK.shortDock;
  return (
    <>
      {isMine ? (
        <Tray table={table} shown={isMyMove ? ownDice(view, shown) : shown} {...words}>
          {isStarting && <BeforeRoll />}
        </Tray>
      ) : (
        <CharacterText player={you} />
      )}
      <RollActions ways={ways} />
      {isMine && !hasButtons && !isShort && <CharacterText player={you} isBrief />}
    </>
  );
}

function useTrayWords({ falling }: DiceShown): { readonly felt: string; readonly shelf: string } {
  const { t } = useLingui();
  const { movable, lit } = useDicePlay();
  if (falling.length > 0) return { felt: '', shelf: t`Kept` };
  if (movable.size > 0) return { felt: t`On the felt: roll again`, shelf: t`Kept` };
  return { felt: lit.size > 0 ? t`Use these now` : '', shelf: t`Your dice` };
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
    <div className={styles.texts} data-brief={isBrief || undefined}>
      {texts.map(({ name, text }) => (
        <p key={name}>
          <b>{name}</b>
          {text}
        </p>
      ))}
    </div>
  );
}
