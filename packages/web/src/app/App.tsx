// The whole page: its language, its theme, and the screen that the address names.

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { Defs } from '../drawing/Picture.tsx';
import { houseCards } from '../house-cards/house-card-loader.ts';
import { LobbyScreen } from '../lobby/LobbyScreen.tsx';
import { hasNewVersion } from '../offline/service-worker-registration.ts';
import { withAllWords } from '../words/language.ts';
import { Loading } from './Loading.tsx';
import { ROOT } from './server-root-path.ts';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Defs />
      <Trouble>
        <Suspense fallback={<Loading />}>
          <Router base={ROOT.slice(0, -1)}>
            <Screens />
          </Router>
        </Suspense>
      </Trouble>
    </I18nProvider>
  );
}

/** Waits for house cards and their texts before a screen that shows games. */
async function withHouse<Screen>(screen: Promise<Screen>): Promise<Screen> {
  await houseCards();
  return withAllWords(screen);
}

const TableScreen = lazy(() => withHouse(import('../table-screen/TableScreen.tsx')));
const RoomScreen = lazy(() => withHouse(import('../room-screen/RoomScreen.tsx')));
const RulesScreen = lazy(() => withHouse(import('../rules-reference/RulesScreen.tsx')));
const GamesScreen = lazy(() => withHouse(import('../game-history/GamesScreen.tsx')));
const AdminScreen = lazy(() => withAllWords(import('../admin/AdminScreen.tsx')));
const WorkshopScreen = lazy(() => withHouse(import('../workshop/WorkshopScreen.tsx')));
const LinkedPackScreen = lazy(() => withAllWords(import('../packs/LinkedPackScreen.tsx')));
const PrintScreen = lazy(() => withAllWords(import('../packs/print/PrintScreen.tsx')));
const SharedReplayScreen = lazy(() => withHouse(import('../finished-game/share/SharedReplayScreen.tsx')));
const ReplayScreen = lazy(() => withHouse(import('../finished-game/replay/ReplayScreen.tsx')));
const PuzzleScreen = lazy(() => withHouse(import('../today/PuzzleScreen.tsx')));
const DealScreen = lazy(() => withHouse(import('../today/DealScreen.tsx')));

/** Routes addresses to screens. Each screen but the first is loaded when it is needed. */
function Screens() {
  useNewVersion();
  return (
    <Switch>
      <Route path="/">
        <LobbyScreen />
      </Route>
      <Route path="/t/:code">{({ code }) => <TableScreen key={code} where="server" code={code} />}</Route>
      <Route path="/t/:code/screen">{({ code }) => <RoomScreen key={code} code={code} />}</Route>
      <Route path="/solo/:code">{({ code }) => <TableScreen key={code} where="solo" code={code} />}</Route>
      <Route path="/replay">
        <SharedReplayScreen />
      </Route>
      <Route path="/replay/:where/:id">
        {({ where, id }) => <ReplayScreen where={where === 'solo' ? 'solo' : 'server'} id={id} />}
      </Route>
      <Route path="/puzzle">
        <PuzzleScreen />
      </Route>
      <Route path="/deal">
        <DealScreen />
      </Route>
      <Route path="/games">
        <GamesScreen />
      </Route>
      <Route path="/workshop/:id?/:thing?">{({ id, thing }) => <WorkshopScreen id={id} thing={thing} />}</Route>
      <Route path="/pack">
        <LinkedPackScreen />
      </Route>
      <Route path="/packs/print/:id">{({ id }) => <PrintScreen id={id} />}</Route>
      <Route path="/admin">
        <AdminScreen />
      </Route>
      <Route path="/rules/*?">
        <RulesScreen />
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

/** Shows an error and a way back when a screen throws. No game is lost by it. */
class Trouble extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <main className="trouble">
        <h1>
          <Trans>Something went wrong on this page</Trans>
        </h1>
        <p>
          <Trans>Your game is safe. Reload the page to continue where you left off.</Trans>
        </p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </button>
        <a className="button" href={ROOT}>
          <Trans>Back to the lobby</Trans>
        </a>
      </main>
    );
  }
}

/** Reloads the page for a new version when the user changes screens, because nothing is lost then. */
function useNewVersion(): void {
  const [path] = useLocation();
  const [, screen] = path.split('/');
  const before = useRef(screen);
  useEffect(() => {
    if (before.current !== screen && hasNewVersion()) location.reload();
    before.current = screen;
  }, [screen]);
}
