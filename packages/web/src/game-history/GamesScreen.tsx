// The user's games in this browser: results, win rates, replays, export, deletion.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameId } from '@posse/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { AchievementsPanel } from '../achievements/AchievementsPanel.tsx';
import { Loading } from '../app/Loading.tsx';
import { Columns, ScreenFrame } from '../app/ScreenFrame.tsx';
import { download } from '../finished-game/finished-game-loader.ts';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { RadioRow } from '../lobby/plan/RadioRow.tsx';
import { DevicePanel } from '../other-device/DevicePanel.tsx';
import { Sure } from '../table-screen/TableDialogs.tsx';
import { FormCurve } from './FormCurve.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './GamesScreen.module.css';
import type { KeptGame } from './game-list-entry.ts';
import { GAMES_KEPT, REPLAYS_KEPT } from './games-database.ts';
import { RoleFindings } from './RoleFindings.tsx';
import { everything, useGames } from './use-saved-games.ts';
import { WinRates } from './WinRates.tsx';

/** The number of rows that are shown at a time. */
const PAGE = 40;

export default function GamesScreen() {
  const { t } = useLingui();
  const { games, forget } = useGames();
  return (
    <ScreenFrame name="games" title={t`Your games`}>
      {games === null && <Loading />}
      {games === 'off' && (
        <p className={styles.none} role="status">
          <Trans>This browser doesn’t save anything, so there is nothing to see here.</Trans>
        </p>
      )}
      {Array.isArray(games) && games.length === 0 && (
        <div className={styles.none}>
          <p>
            <Trans>You haven’t finished a game in this browser yet. Your games will appear here.</Trans>
          </p>
          <OpenReplay />
          <Link href="/" className="button primary">
            <Trans>Back to the lobby</Trans>
          </Link>
          <DevicePanel />
        </div>
      )}
      {Array.isArray(games) && games.length > 0 && <Shelf games={games} forget={forget} />}
    </ScreenFrame>
  );
}

interface ShelfProps {
  readonly games: readonly KeptGame[];
  readonly forget: (games: readonly KeptGame[]) => void;
}

function Shelf({ games, forget }: ShelfProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<GameId | 'all'>('all');
  const [shown, setShown] = useState(PAGE);
  const meant = kind === 'all' ? games : games.filter(({ game }) => game === kind);
  return (
    <Columns
      side={
        <>
          <WinRates games={meant} />
          <FormCurve games={meant} />
          <RoleFindings games={meant} />
          <AchievementsPanel />
          <Keeping games={games} forget={forget} />
          <DevicePanel />
        </>
      }
    >
      <BoardPanel title={t`Played`} aside={<Plural value={meant.length} one="# game" other="# games" />}>
        <RadioRow<GameId | 'all'>
          legend={t`Which game`}
          value={kind}
          of={[
            { value: 'all', label: t`Both` },
            { value: 'card', label: t`Cards` },
            { value: 'dice', label: t`Dice` },
          ]}
          onChange={setKind}
        />
        <ol className={styles.rows}>
          {meant.slice(0, shown).map((game) => (
            <GameRow key={`${game.where} ${game.id}`} game={game} onForget={() => forget([game])} />
          ))}
        </ol>
        {meant.length > shown && (
          <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
            <Trans>Show more</Trans>
          </button>
        )}
      </BoardPanel>
    </Columns>
  );
}

/** Tells where games are stored, with buttons to export or delete them. */
function Keeping({ games, forget }: ShelfProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const save = async (): Promise<void> => download('posse-games.json', await everything(games));
  return (
    <BoardPanel title={t`Saved in this browser`}>
      <p className={styles.about}>
        <Trans>
          Only you see this list. The last {GAMES_KEPT} games are saved, and the replays of the last {REPLAYS_KEPT}.
        </Trans>
      </p>
      <div className={styles.acts}>
        <button type="button" className="button" data-act="export" onClick={() => void save()}>
          <Trans>Save as a file</Trans>
        </button>
        <OpenReplay />
        <button type="button" className="button" data-act="delete-all" onClick={() => setAsking(true)}>
          <Trans>Delete all</Trans>
        </button>
      </div>
      <Sure
        title={t`Delete all your games?`}
        yes={t`Delete all`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => forget(games)}
      >
        <Trans>The list and its replays will be deleted from this browser. This can’t be undone.</Trans>
      </Sure>
    </BoardPanel>
  );
}

/** The way to a game of somebody else's, from a file. */
const OpenReplay = () => (
  <Link href="/replay" className="button" data-act="open-replay">
    <Trans>Open a replay</Trans>
  </Link>
);
