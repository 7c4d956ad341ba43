// Which screen an address shows. Each but the first is loaded when somebody goes there.

import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby.tsx';

const TableScreen = lazy(() => import('../table/TableScreen.tsx'));
const RulesScreen = lazy(() => import('../rules/RulesScreen.tsx'));
const ReplayScreen = lazy(() => import('../after/ReplayScreen.tsx'));

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
