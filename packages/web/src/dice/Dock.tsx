// Your part of the table: who you are, your dice or the sheet with the answers, and the buttons.

import { useLingui } from '@lingui/react/macro';
import { Arch } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { Actions } from './Actions.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { BeforeRoll } from './BeforeRoll.tsx';
import { CharacterText } from './CharacterText.tsx';
import { useChoosing } from './Choosing.tsx';
import styles from './Dock.module.css';
import { type DiceShown, ownDice } from './dice-shown.ts';
import { questionOf, wantsSheet } from './question.ts';
import type { Sitting } from './sitting.ts';
import { Tray } from './Tray.tsx';
import { You } from './You.tsx';

/** A short phone leaves no more than a line for oneself. */
export const isLow = ({ kind, dock }: TableLayout): boolean => kind === 'column' && dock < 310;

interface DockProps {
  readonly sittings: readonly Sitting[];
  readonly table: TableLayout;
  readonly shown: DiceShown;
}

export function Dock({ sittings, table, shown }: DockProps) {
  const { t } = useLingui();
  const { isAsked, view } = useChoosing();
  const [you] = sittings;
  const hasSheet = isAsked && wantsSheet(view);
  return (
    <section className={styles.dock} data-low={isLow(table) || undefined} aria-label={t`Your dice and answers`}>
      {you && <You sitting={you} table={table} isLow={isLow(table)} withClock={!hasSheet} />}
      {hasSheet ? <AnswerSheet sittings={sittings} /> : <Rolling sittings={sittings} table={table} shown={shown} />}
    </section>
  );
}

/** Dice and buttons. On a desktop others' dice lie on the felt, and one reads what one's character can do. */
function Rolling({ sittings, table, shown }: DockProps) {
  const { isAsked, view, choice, movable, isBegun } = useChoosing();
  const [you] = sittings;
  const roller = sittings.find(({ who }) => who === view.turn);
  const isMyMove = isAsked && view.turn === view.viewer;
  const isMine = isMyMove || shown.who === view.viewer;
  const isStarting = isMyMove && questionOf(view)?.op === 'start';
  const ways = choice.ways.filter(({ kind }) => !isStarting || kind === 'roll');
  const hasButtons = ways.length + movable.size + choice.rest.length > 0 || isBegun;
  const words = useTrayWords(isMine);
  const isOnFelt = table.kind === 'wide' && !isMine;
  return (
    <>
      {isOnFelt ? (
        you && <CharacterText player={you.player} />
      ) : (
        <Tray table={table} shown={isMyMove ? ownDice(view, shown) : shown} isMine={isMine} {...words}>
          {isStarting ? <BeforeRoll /> : roller && <Waiting roller={roller} />}
        </Tray>
      )}
      <Actions ways={ways} />
      {you && !isOnFelt && !hasButtons && !isLow(table) && <CharacterText player={you.player} isBrief />}
    </>
  );
}

function useTrayWords(isMine: boolean): { readonly felt: string; readonly shelf: string } {
  const { t } = useLingui();
  const { movable, lit } = useChoosing();
  if (!isMine) return { felt: t`Just rolled`, shelf: t`Kept` };
  if (movable.size > 0) return { felt: t`On the felt: roll again`, shelf: t`Kept` };
  return { felt: lit.size > 0 ? t`Use these now` : '', shelf: t`Your dice` };
}

function Waiting({ roller: { name, player } }: { readonly roller: Sitting }) {
  const { t } = useLingui();
  return (
    <p className={styles.waiting}>
      <Arch character={player.character} width={60} />
      {t`${name} is about to roll`}
    </p>
  );
}
