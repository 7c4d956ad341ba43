// The sheet that takes the place of one's dice when one is asked out of the blue: the clock, and exactly the legal answers.

import { Trans } from '@lingui/react/macro';
import type { Answer, View } from '@posse/dice';
import { specialPicture } from '../art/index.ts';
import { Arch, classes, DieFace, Picture, Token } from '../draw/index.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { Clock } from '../table/Clock.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import { Confirm, OptionList } from './Actions.tsx';
import styles from './AnswerSheet.module.css';
import { useChoosing } from './Choosing.tsx';
import { wayOf } from './choosing.ts';
import { questionOf } from './question.ts';
import type { Sitting } from './sitting.ts';
import { useWayWords } from './use-way-words.ts';

export function AnswerSheet({ sittings }: { readonly sittings: readonly Sitting[] }) {
  const { choice, isBegun, takeBack } = useChoosing();
  return (
    <div className={styles.sheet}>
      <span className={styles.clock}>
        <Clock as="ring" />
      </span>
      <Dice />
      <Faces />
      <Targets sittings={sittings} />
      <div className={styles.options}>
        {choice.ways.map((way, place) => (
          <Option key={wayOf(way)} way={way} digit={place + 1} />
        ))}
        <OptionList />
        {choice.complete !== null && <Confirm answer={choice.complete} />}
        {!isBegun && <InMoment />}
        {isBegun && (
          <button type="button" className="button" data-act="undo" onClick={takeBack}>
            <Trans>Take back</Trans>
          </button>
        )}
      </div>
    </div>
  );
}

/** Who may show a role may also think it over, or not want to be asked about it. */
function InMoment() {
  const { client } = useSession();
  const { view } = useChoosing();
  const isTimed = useTable(({ shown }) => shown !== null && (shown.left ?? shown.leftAtPause) !== null);
  const hasMoreTime = useTable(({ shown }) => shown?.moreTime === true);
  if (questionOf(view)?.op !== 'react') return null;
  return (
    <div className={styles.besides}>
      {isTimed && !hasMoreTime && (
        <button type="button" className={styles.plain} data-act="more-time" onClick={() => client.moreTime()}>
          <Trans>More time</Trans>
          <small>
            <Trans>All will know that somebody holds a role</Trans>
          </small>
        </button>
      )}
      <button type="button" className={styles.plain} data-act="quiet" onClick={() => client.quiet(true)}>
        <Trans>Don’t ask me</Trans>
        <small>
          <Trans>pass until I want to be asked again; nobody is told</Trans>
        </small>
      </button>
    </div>
  );
}

function Option({ way, digit }: { readonly way: Answer; readonly digit: number }) {
  const { view, pickWay } = useChoosing();
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

/** Letting it be is red where it costs life. */
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

/** Players to choose from, as the table may be hidden behind the scene. */
function Targets({ sittings }: { readonly sittings: readonly Sitting[] }) {
  const { choice, pickSeat } = useChoosing();
  const targets = sittings.filter(({ who }) => choice.seats.includes(who));
  if (targets.length === 0) return null;
  return (
    <div className={styles.row}>
      {targets.map(({ who, player, name }) => (
        <button key={who} type="button" className={styles.target} data-act="target" onClick={() => pickSeat(who)}>
          <Arch character={player.character} width={48} state={{ lit: true }} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** A die to turn. */
function Dice() {
  const { choice, view, pickDie } = useChoosing();
  if (choice.dice.length === 0) return null;
  return (
    <div className={styles.row}>
      {choice.dice.map((place) => {
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

/** And the face to turn it to. */
function Faces() {
  const { choice, picks, view, pickFace } = useChoosing();
  const names = useDiceNames();
  const kind = view.dice[picks.die ?? 0]?.kind ?? 'base';
  if (choice.faces.length === 0) return null;
  return (
    <div className={styles.row}>
      {choice.faces.map((face) => (
        <button key={face} type="button" className={styles.pick} data-act="face" onClick={() => pickFace(face)}>
          <DieFace kind={kind} face={face} width={44} locked={false} />
          <small aria-hidden="true">{names.face(face).name}</small>
        </button>
      ))}
    </div>
  );
}
