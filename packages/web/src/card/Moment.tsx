// On a phone, when you must answer: the others in a row, the scene, the sentence, and the sheet.

import { useLingui } from '@lingui/react/macro';
import { PLAIN } from '@posse/card';
import { Arch, Rays } from '../draw/index.ts';
import { usePlayers } from '../session/SessionContext.tsx';
import type { TableLayout } from '../table/layout.ts';
import styles from './Moment.module.css';
import { usePlay } from './Play.tsx';
import { seatsByPlace } from './places.ts';
import { Needs, Scene } from './Scene.tsx';
import { Sentence } from './Sentence.tsx';
import { Sheet } from './Sheet.tsx';
import { sceneOf } from './scenes.ts';

export function Moment({ table }: { readonly table: TableLayout }) {
  const { view } = usePlay();
  const { tone } = sceneOf(view);
  const size = table.kind === 'strip' ? 64 : Math.round(Math.min(104 * table.scale, table.height * 0.12));
  return (
    <div className={styles.moment}>
      <div className={styles.stage}>
        {tone !== null && <Rays tone={tone} className={styles.rays} />}
        <Others />
        <div className={styles.scene} data-spot="felt">
          <Scene size={size} />
        </div>
        <div className={styles.say}>
          <Sentence />
          <Needs />
        </div>
      </div>
      <Sheet table={table} />
    </div>
  );
}

/** Who is left, whose turn it is, how much life. */
function Others() {
  const { t } = useLingui();
  const { view } = usePlay();
  const { name } = usePlayers();
  const { from, to } = sceneOf(view);
  const others = seatsByPlace(view).filter((who) => who !== view.viewer && who !== from && who !== to);
  return (
    <ul className={styles.others} aria-label={t`Other players`}>
      {others.map((who) => {
        const player = view.players[who];
        if (player === undefined) return null;
        const { character, alive, life } = player;
        const state = { turn: view.turn === who, fallen: !alive };
        const called = name(who);
        return (
          <li key={who} data-spot={`seat-${who}`}>
            <Arch
              character={character === PLAIN ? null : character}
              width={34}
              state={state}
              label={!view.begun ? called : alive ? t`${called}, ${life} life` : t`${called}, out of the game`}
            />
            {view.begun && <span aria-hidden="true">{alive ? life : '–'}</span>}
          </li>
        );
      })}
    </ul>
  );
}
