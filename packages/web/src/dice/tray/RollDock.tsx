// The dock of a dice table: the tray for everybody's rolls, and the viewer's buttons.

import { useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { AtTable } from '../../game-table/game-interface.ts';
import { questionOf } from '../../game-table/position-from-view.ts';
import { bottomOf } from '../../game-table/seat/seat-states.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import { useDiceNames } from '../../words/dice-names.ts';
import { useDicePlay } from '../answer/dice-answer-draft.ts';
import { DICE_LOOK } from '../dice-sizes.ts';
import { type DiceShown, ownDice, useDiceShown } from '../middle/shown-dice.ts';
import { BeforeRoll } from './BeforeRoll.tsx';
import { RollButtons } from './RollButtons.tsx';
import styles from './RollDock.module.css';
import { Tray } from './Tray.tsx';

export function RollDock({ table }: AtTable) {
  const { isAsked, view, next, movable, isBegun, allBeers } = useDicePlay();
  const shown = useDiceShown();
  const you = view.players[bottomOf(view)] as PlayerView;
  const isMyMove = isAsked && view.turn === view.viewer;
  const hasTray = isMyMove || shown.who === bottomOf(view) || shown.dice.length > 0;
  const isStarting = isMyMove && questionOf(view)?.op === 'start';
  const ways = next.ways.filter(({ kind }) => !isStarting || kind === 'roll');
  const hasButtons = ways.length + movable.size + next.rest.length > 0 || isBegun || allBeers !== null;
  const words = useTrayWords(isMyMove ? view.turn : shown.who, shown);
  const isShort = table.kind === 'column' && table.dock < DICE_LOOK.shortDock;
  return (
    <>
      {hasTray ? (
        <Tray table={table} shown={isMyMove ? ownDice(view, shown) : shown} {...words}>
          {isStarting && <BeforeRoll />}
        </Tray>
      ) : (
        <CharacterText player={you} />
      )}
      <RollButtons ways={ways} />
      {hasTray && !hasButtons && !isShort && <CharacterText player={you} isBrief />}
    </>
  );
}

function useTrayWords(who: Seat, { falling }: DiceShown): { readonly felt: string; readonly shelf: string } {
  const { t } = useLingui();
  const { movable, lit, view } = useDicePlay();
  const name = usePlayers().name(who);
  // A spectator has no dice of their own.
  if (who !== view.viewer) return { felt: t`${name} rolls`, shelf: t`Kept` };
  if (falling.length > 0) return { felt: '', shelf: t`Kept` };
  if (movable.size > 0) return { felt: t`On the felt: roll again`, shelf: t`Kept` };
  return { felt: lit.size > 0 ? t`Use these now` : '', shelf: t`Your dice` };
}

interface CharacterTextProps {
  readonly player: PlayerView;
  /** True to show the character only. */
  readonly isBrief?: boolean;
}

/** The texts of the player's character and special role. */
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
