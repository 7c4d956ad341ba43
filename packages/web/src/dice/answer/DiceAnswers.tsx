// The answers on the sheet of a dice game: dice, faces and players to choose.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer, View } from '@posse/dice';
import { specialPicture } from '../../art/index.ts';
import { classes, DieFace, Picture, PlayerArch, Token } from '../../drawing/index.ts';
import { TakeBack } from '../../game-table/answer/AnswerButtons.tsx';
import { questionOf } from '../../game-table/position-from-view.ts';
import { seatsByPlace } from '../../game-table/seat/seat-states.ts';
import { usePlayers, useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useDiceNames } from '../../words/dice-names.ts';
import { Complete, InWords } from '../tray/RollButtons.tsx';
import styles from './DiceAnswers.module.css';
import { useDicePlay } from './dice-answer-draft.ts';
import { wayOf } from './dice-answer-picks.ts';
import { useWayWords } from './dice-answer-wording.ts';

export function DiceAnswers() {
  const { next, isBegun } = useDicePlay();
  return (
    <>
      <Dice />
      <Faces />
      <Targets />
      <div className={styles.options}>
        {next.ways.map((way, place) => (
          <Option key={wayOf(way)} way={way} digit={place + 1} />
        ))}
        <InWords />
        <Complete />
        {isBegun ? <TakeBack /> : <InMoment />}
      </div>
    </>
  );
}

/** A player who may reveal a role may also wait, or refuse to be asked again. */
function InMoment() {
  const { client } = useSession();
  const { view } = useDicePlay();
  const isTimed = useTable(({ shown }) => shown !== null && (shown.left ?? shown.leftAtPause) !== null);
  const hasMoreTime = useTable(({ shown }) => shown?.moreTime === true);
  if (questionOf(view)?.op !== 'react') return null;
  return (
    <div className={styles.besides}>
      {isTimed && !hasMoreTime && (
        <button type="button" className={styles.plain} data-act="more-time" onClick={() => client.moreTime()}>
          <Trans>More time</Trans>
          <small>
            <Trans>Everyone will know that someone holds a role</Trans>
          </small>
        </button>
      )}
      <button type="button" className={styles.plain} data-act="quiet" onClick={() => client.quiet(true)}>
        <Trans>Don’t ask me</Trans>
        <small>
          <Trans>pass until I turn this off; nobody is told</Trans>
        </small>
      </button>
    </div>
  );
}

function Option({ way, digit }: { readonly way: Answer; readonly digit: number }) {
  const { view, pickWay } = useDicePlay();
  const { label, detail } = useWayWords()(way);
  return (
    <button
      type="button"
      className={classes('button', styles.option, lookOf(way, view))}
      data-act="option"
      data-key={digit}
      onClick={() => pickWay(way)}
    >
      <OptionPicture way={way} />
      <span className={styles.words}>
        <span>{label}</span>
        {detail !== '' && <small>{detail}</small>}
      </span>
    </button>
  );
}

/** The look of an answer's button: passing is red if it costs life. */
function lookOf({ kind, pick }: Answer, view: View): string | false | undefined {
  if (pick === 'no') return false;
  if (kind !== 'pass') return 'primary';
  return view.options.some((option) => option.kind === 'ability') && 'danger';
}

function OptionPicture({ way: { kind, pick } }: { readonly way: Answer }) {
  if (kind === 'reveal' && pick !== null) return <Picture of={specialPicture(pick)} className={styles.special} />;
  if (pick === 'arrow') return <Token name="arrow" className={styles.token} />;
  if (pick === 'chief') return <Token name="chief-arrow" className={styles.token} />;
  return null;
}

/** The players to choose from, because a scene may cover the table. */
function Targets() {
  const { t } = useLingui();
  const { view, targets, pickSeat } = useDicePlay();
  const { name, isYou } = usePlayers();
  if (targets.length === 0) return null;
  return (
    <div className={styles.row}>
      {seatsByPlace(view)
        .filter((who) => targets.includes(who))
        .map((who) => (
          <button key={who} type="button" className={styles.target} data-act="target" onClick={() => pickSeat(who)}>
            <PlayerArch character={view.players[who]?.character ?? null} width={48} state={{ lit: true }} />
            <span>{isYou(who) ? t`You` : name(who)}</span>
          </button>
        ))}
    </div>
  );
}

/** The dice to turn. */
function Dice() {
  const { next, view, pickDie } = useDicePlay();
  if (next.dice.length === 0) return null;
  return (
    <div className={styles.row}>
      {next.dice.map((place) => {
        const die = view.dice[place];
        return (
          die && (
            <button key={place} type="button" className={styles.pick} data-act="die" onClick={() => pickDie(place)}>
              <DieFace kind={die.kind} face={die.face} width={44} locked={false} />
            </button>
          )
        );
      })}
    </div>
  );
}

/** The faces to turn a die to. */
function Faces() {
  const { next, picks, view, pickFace } = useDicePlay();
  const names = useDiceNames();
  const kind = view.dice[picks.die ?? 0]?.kind ?? 'base';
  if (next.faces.length === 0) return null;
  return (
    <div className={styles.row}>
      {next.faces.map((face) => (
        <button key={face} type="button" className={styles.pick} data-act="face" onClick={() => pickFace(face)}>
          <DieFace kind={kind} face={face} width={44} locked={false} />
          <small aria-hidden="true">{names.face(face).name}</small>
        </button>
      ))}
    </div>
  );
}
