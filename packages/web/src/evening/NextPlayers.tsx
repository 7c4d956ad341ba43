// The line of people who wait for a seat, and the host's rule.

import { Trans, useLingui } from '@lingui/react/macro';
import type { EveningInfo, Rotation, TableInfo } from '@posse/protocol';
import { useIsHost } from '../game-table/session/own-seat-hooks.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { RadioRow } from '../lobby/plan/RadioRow.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './NextPlayers.module.css';

export function NextPlayers() {
  const table = useTable((state) => (state.where === 'solo' ? null : state.table));
  return table?.evening === undefined ? null : <Line table={table} evening={table.evening} />;
}

interface LineProps {
  readonly table: TableInfo;
  readonly evening: EveningInfo;
}

function Line({ table, evening }: LineProps) {
  const { t } = useLingui();
  const isHost = useIsHost();
  const { queue } = evening;
  return (
    <div className={styles.line} data-line={queue.length}>
      {queue.length > 0 && (
        <ol className={styles.queue} aria-label={t`Waiting for a seat`}>
          {queue.map(({ guest, name, connected, rests }) => (
            <li key={guest}>
              {name}
              {rests && <span className={styles.note}>{t`sits out one game`}</span>}
              {!rests && !connected && <span className={styles.note}>{t`away`}</span>}
            </li>
          ))}
        </ol>
      )}
      <Change table={table} evening={evening} />
      <OwnPlace table={table} evening={evening} />
      {isHost && <HostRules table={table} evening={evening} />}
    </div>
  );
}

/** The names of those who make room and of those who come in. */
function Change({ table, evening: { next, queue } }: LineProps) {
  const language = useLanguage();
  if (next === null) return null;
  const list = new Intl.ListFormat(language);
  const out = list.format(next.out.map((seat) => table.seats[seat]?.name ?? '?'));
  const coming = list.format(next.in.map(({ guest }) => queue.find((one) => one.guest === guest)?.name ?? '?'));
  return (
    <p className={styles.change} role="status">
      {next.out.length === 0 ? (
        <Trans>Next game – in: {coming}</Trans>
      ) : next.in.length === 0 ? (
        <Trans>Next game – out: {out}</Trans>
      ) : (
        <Trans>
          Next game – in: {coming}; out: {out}
        </Trans>
      )}
    </p>
  );
}

/** The viewer's own wish: wait in line, or sit out one game. */
function OwnPlace({ table, evening: { queue, resting } }: LineProps) {
  const { client } = useSession();
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const isOpen = useTable(({ status }) => status === 'open');
  const owns = table.seats.some(({ guest }) => guest === you);
  const waiting = queue.find(({ guest }) => guest === you);
  const rests = seat === null ? waiting?.rests === true : resting.includes(you ?? '');
  const mayRest = seat !== null || waiting !== undefined;
  return (
    <div className={styles.own}>
      {!owns && (
        <button
          type="button"
          className={waiting === undefined ? 'button primary' : 'button'}
          data-act="queue"
          disabled={!isOpen}
          onClick={() => client.queue(waiting === undefined)}
        >
          {waiting === undefined ? <Trans>Wait in line for a seat</Trans> : <Trans>Leave the line</Trans>}
        </button>
      )}
      {mayRest && (
        <button
          type="button"
          className="button"
          data-act="sit-out"
          aria-pressed={rests}
          disabled={!isOpen}
          onClick={() => client.sitOut(!rests)}
        >
          {rests ? <Trans>Play the next game after all</Trans> : <Trans>Sit out the next game</Trans>}
        </button>
      )}
    </div>
  );
}

/** The host's rule, and seats by chance. */
function HostRules({ table, evening: { rotation } }: LineProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const isBetween = table.phase !== 'playing' && table.start === null && table.dealAnyway === null;
  if (!isBetween) return null;
  const rules: readonly { readonly value: Rotation; readonly label: string; readonly about: string }[] = [
    {
      value: 'longest',
      label: t`Most games in a row`,
      about: t`When people wait for a seat, those who have played most games in a row make room.`,
    },
    {
      value: 'losers',
      label: t`The losers`,
      about: t`When people wait for a seat, those who lost the last game make room.`,
    },
    { value: 'off', label: t`Nobody`, about: t`Nobody has to make room. Those who wait get seats that are free.` },
  ];
  return (
    <div className={styles.host}>
      <RadioRow
        legend={t`Who makes room?`}
        value={rotation}
        of={rules}
        about={rules.find(({ value }) => value === rotation)?.about}
        onChange={(value) => client.arrange({ rotation: value })}
      />
      <button type="button" className="button" data-act="mix-seats" onClick={() => client.mixSeats()}>
        <Trans>Mix the seats</Trans>
      </button>
    </div>
  );
}
