// The tray before the first roll: saloon die, ability, role.

import { Trans } from '@lingui/react/macro';
import type { Answer } from '@posse/dice';
import { specialPicture } from '../../art/index.ts';
import { classes, Picture, PlayerArch } from '../../drawing/index.ts';
import { useDicePlay } from '../answer/dice-answer-draft.ts';
import { wayOf } from '../answer/dice-answer-picks.ts';
import { useWayWords } from '../answer/dice-answer-wording.ts';
import { useHauntedWords } from '../PlayerTokens.tsx';
import styles from './BeforeRoll.module.css';

export function BeforeRoll() {
  const { next, picks, view } = useDicePlay();
  const picked = view.options.find((option) => wayOf(option) === picks.way);
  if (picked !== undefined) return <Explained way={picked} />;
  const saloon = next.ways.filter(({ kind }) => kind === 'take');
  const others = next.ways.filter(({ kind }) => kind !== 'take' && kind !== 'roll');
  return (
    <div className={styles.before}>
      {saloon.length > 0 ? (
        <div className={styles.saloon}>
          {saloon.map((way) => (
            <SaloonDie key={way.pick} way={way} />
          ))}
        </div>
      ) : (
        <NothingRolled />
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((way) => (
            <Power key={wayOf(way)} way={way} />
          ))}
        </div>
      )}
    </div>
  );
}

function SaloonDie({ way }: { readonly way: Answer }) {
  const { pickWay } = useDicePlay();
  const { label, detail } = useWayWords()(way);
  return (
    <button type="button" className={styles.die} data-act="option" onClick={() => pickWay(way)}>
      {/* A colour only, because a face would look like a roll. */}
      <span className={styles.blank} data-colour={way.pick ?? 'none'} aria-hidden="true" />
      <span>
        {label} {detail !== '' && <small>{detail}</small>}
      </span>
    </button>
  );
}

/** The dice that nobody has rolled yet, without faces. */
function NothingRolled() {
  const { haunting, turn } = useDicePlay().view;
  const hauntedWords = useHauntedWords();
  return (
    <p className={styles.cup}>
      {haunting?.who === turn ? hauntedWords(haunting) : <Trans>Your dice land here when you roll</Trans>}
    </p>
  );
}

function Power({ way }: { readonly way: Answer }) {
  const { pickWay } = useDicePlay();
  const { label, brief, detail } = useWayWords()(way);
  return (
    <button
      type="button"
      className={styles.power}
      data-act="option"
      aria-description={detail || undefined}
      onClick={() => pickWay(way)}
    >
      <PowerPicture way={way} width={34} />
      <span>
        {label} {brief !== '' && <small>{brief}</small>}
      </span>
    </button>
  );
}

function PowerPicture({ way: { kind, pick, seat }, width }: { readonly way: Answer; readonly width: number }) {
  const { view } = useDicePlay();
  if (kind === 'reveal' && pick !== null)
    return <Picture of={specialPicture(pick)} className={classes(styles.picture, width > 40 && styles.large)} />;
  return <PlayerArch character={view.players[seat]?.character ?? null} width={width} />;
}

function Explained({ way }: { readonly way: Answer }) {
  const { next } = useDicePlay();
  const { label, detail } = useWayWords()(way);
  return (
    <div className={styles.explained}>
      <PowerPicture way={way} width={64} />
      <p>
        <b>{label}</b>
        {detail}
        {next.seats.length > 0 && (
          <span>
            <Trans>Now tap a player.</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
