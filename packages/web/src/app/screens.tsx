// Which screen an address shows. Each but the first is loaded when somebody goes there.

import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { houseCards } from '../house/cards.ts';
import { Lobby } from '../lobby/Lobby.tsx';

/** What shows cards waits until those of the house are here. */
async function withHouse<Screen>(screen: Promise<Screen>): Promise<Screen> {
  await houseCards();
  return screen;
}

const TableScreen = lazy(() => withHouse(import('../table/TableScreen.tsx')));
const RulesScreen = lazy(() => withHouse(import('../rules/RulesScreen.tsx')));
const ReplayScreen = lazy(() => withHouse(import('../after/ReplayScreen.tsx')));

export function Screens() {
  return (
    <Switch>
      <Route path="/">
        <Lobby />
      </Route>
      <Route path="/t/:code">{({ code }) => <TableScreen key={code} where="server" code={code} />}</Route>
      <Route path="/solo/:code">{({ code }) => <TableScreen key={code} where="solo" code={code} />}</Route>
      <Route path="/replay/:where/:id">
        {({ where, id }) => <ReplayScreen where={where === 'solo' ? 'solo' : 'server'} id={id} />}
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
