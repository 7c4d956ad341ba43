// A seat on a screen for the room.

import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Bullets, classes, Icon, PlayerArch, RoleTag } from '../../drawing/index.ts';
import { useGame } from '../../game-table/answer/answer-draft.tsx';
import { archStateOf, isBotAt, isSameSeat, portraitOf, type SeatState } from '../../game-table/seat/seat-states.ts';
import { clockText, useTimeLeft } from '../../game-table/session/page-clocks.ts';
import { useCardNames } from '../../words/card-names.ts';
import styles from './RoomSeat.module.css';
import type { RoomParts } from './RoomTable.tsx';

interface RoomSeatProps {
  readonly seat: SeatState;
  readonly unit: number;
  /** In pixels. */
  readonly width: number;
  readonly parts: RoomParts;
}

/** Sizes in units. */
const ARCH = 12.4;
const ROLE = 5.4;
const BULLET = 3.5;
/** The padding of the plate, at both sides together. */
const PADDING = 2.4;
/** Above this length a name is written smaller, and may take two lines. */
const LONG = 14;

export const RoomSeat = memo(
  function RoomSeat({ seat, unit, width, parts: { Holds, Things } }: RoomSeatProps) {
    const { useCharacterName, useSeatWords } = useGame();
    const { who, name, player, persona, face, special, isTurn, isAsked, isFallen, isGhost } = seat;
    const character = useCharacterName()(player.character);
    const words = useSeatWords()(seat);
    const state = { ...archStateOf(seat), lit: false, dimmed: false, bot: isBotAt(seat), asked: isAsked };
    return (
      <div className={styles.plate} data-seat={who} data-turn={isTurn || undefined} data-fallen={isFallen || undefined}>
        <span className="unseen">{words}</span>
        <div className={styles.person} aria-hidden="true">
          <span className={styles.portrait} data-spot={`seat-${who}`}>
            {isAsked ? (
              <AskedArch
                character={portraitOf(seat.character, persona)}
                width={ARCH * unit}
                state={state}
                face={face}
              />
            ) : (
              <PlayerArch
                character={portraitOf(seat.character, persona)}
                width={ARCH * unit}
                state={state}
                face={face}
              />
            )}
            <span className={styles.role}>
              <RoleTag role={player.role} special={special} width={ROLE * unit} />
            </span>
          </span>
          <span className={styles.words}>
            <strong className={classes(styles.name, name.length > LONG && styles.long)} data-name={who}>
              {name}
            </strong>
            {character !== null && (
              <span className={styles.character} data-character>
                {character}
              </span>
            )}
            <span className={styles.state}>
              {player.alive || isGhost ? (
                <span data-spot={`life-${who}`}>
                  <Bullets life={player.life} max={player.maxLife} size={BULLET * unit} />
                </span>
              ) : (
                <Fallen role={player.role} />
              )}
              <Holds seat={seat} unit={unit} />
            </span>
          </span>
          {isAsked ? <Clock /> : isTurn && <Turn />}
        </div>
        <div className={styles.things} aria-hidden="true">
          <Things seat={seat} unit={unit} width={width - PADDING * unit} />
        </div>
      </div>
    );
  },
  (before, after) =>
    before.unit === after.unit &&
    before.width === after.width &&
    before.parts === after.parts &&
    isSameSeat(before.seat, after.seat),
);

const HURRY = 5;

interface AskedArchProps {
  readonly character: string | null;
  readonly width: number;
  readonly state: Parameters<typeof PlayerArch>[0]['state'];
  readonly face: string | null;
}

/** A component of its own, because it renders every second. */
function AskedArch({ state, ...arch }: AskedArchProps) {
  const time = useTimeLeft();
  return (
    <PlayerArch {...arch} state={{ ...state, hurry: (time?.seconds ?? HURRY + 1) <= HURRY }} left={time?.share ?? 1} />
  );
}

/** The time left to the asked player, or that they are asked. */
function Clock() {
  const { t } = useLingui();
  const time = useTimeLeft();
  return (
    <span className={styles.clock} data-hurry={(time !== null && time.seconds <= HURRY) || undefined} data-clock>
      <Icon name="clock" />
      {time === null ? t`to move` : clockText(time.seconds)}
    </span>
  );
}

function Turn() {
  const { t } = useLingui();
  return <span className={styles.clock}>{t`on turn`}</span>;
}

function Fallen({ role }: { readonly role: SeatState['player']['role'] }) {
  const names = useCardNames();
  return (
    <span className={styles.fell}>
      <Icon name="skull" /> {role !== null && names.role(role).name}
    </span>
  );
}
