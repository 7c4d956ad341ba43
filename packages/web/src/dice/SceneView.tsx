// A grave moment, large: the rays, whoever is behind it, what it is, and whom it meets.
// On a phone it covers the table, and the others shrink to a row; on a desktop it lies on the felt.

import type { CSSProperties } from 'react';
import { specialPicture } from '../art/index.ts';
import { Arch, Bullets, classes, DieFace, Picture, Rays } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { useChoosing } from './Choosing.tsx';
import { type DiceShown, fallingAs } from './dice-shown.ts';
import { RolledDie } from './RolledDie.tsx';
import { Say } from './Say.tsx';
import styles from './SceneView.module.css';
import { sceneOf } from './scene.ts';
import type { Sitting } from './sitting.ts';

interface SceneViewProps {
  readonly sittings: readonly Sitting[];
  readonly table: TableLayout;
  readonly shown: DiceShown;
}

export function SceneView({ sittings, table, shown }: SceneViewProps) {
  const { view } = useChoosing();
  const { tone, from, sign, to, dice, special } = sceneOf(view);
  const room = table.kind === 'wide' ? table.felt : table.centre;
  const style = {
    '--x': `${room.x}px`,
    '--y': `${room.y}px`,
    '--w': `${room.w}px`,
    '--h': `${room.h}px`,
  } as CSSProperties;
  const sittingAt = (who: number) => sittings.filter((sitting) => sitting.who === who);
  const size = Math.round(archOf(table, to.length + (from === null ? 0 : 1)) * table.scale);
  return (
    <div className={styles.scene} style={style}>
      <Rays tone={tone} />
      {table.kind === 'column' && <OthersRow sittings={sittings} />}
      <div className={styles.stage} aria-hidden="true">
        {from !== null && sittingAt(from).map((one) => <Side key={one.who} sitting={one} width={size} />)}
        {dice && (
          <div className={styles.dice}>
            {shown.dice.map((die, place) => (
              <RolledDie
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                key={place}
                die={die}
                width={44}
                falling={fallingAs(shown, place)}
                locked={false}
              />
            ))}
          </div>
        )}
        {sign !== null && <DieFace kind="base" face={sign} width={54} locked={false} className={styles.sign} />}
        {special !== null && <Picture of={specialPicture(special)} className={styles.special} />}
        {to.flatMap((who) =>
          sittingAt(who).map((one) => (
            <Side key={one.who} sitting={one} width={size} isHit={tone === 'danger' || tone === 'cold'} />
          )),
        )}
      </div>
      {table.kind !== 'strip' && <Say />}
    </div>
  );
}

/** The more there are, the smaller. */
function archOf({ kind, height }: TableLayout, people: number): number {
  if (kind === 'strip') return 48;
  if (kind === 'wide') return people > 5 ? 60 : 88;
  return people > 4 || height < 660 ? 52 : people > 2 ? 68 : 96;
}

function Side({
  sitting: { player, name },
  width,
  isHit = false,
}: {
  readonly sitting: Sitting;
  readonly width: number;
  readonly isHit?: boolean;
}) {
  return (
    <div className={styles.side}>
      <Arch character={player.character} width={width} className={classes(isHit && styles.hit)} />
      <h3>{name}</h3>
      <Bullets life={player.life} max={player.maxLife} size={16} />
    </div>
  );
}

/** Who is left, and how much life they have. */
function OthersRow({ sittings }: { readonly sittings: readonly Sitting[] }) {
  return (
    <ul className={styles.others}>
      {sittings.slice(1).map(({ who, name, player, isTurn }) => (
        <li key={who} data-spot={`seat-${who}`}>
          <Arch character={player.character} width={34} label={name} state={{ turn: isTurn, fallen: !player.alive }} />
          {player.alive ? player.life : '–'}
        </li>
      ))}
    </ul>
  );
}
