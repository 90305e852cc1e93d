import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { AppSpinner } from '../startup/app-spinner';
import { useStore } from '../use-store';
import { Redirect } from './redirect';

const Shell = lazy(() =>
  import(/* webpackChunkName: "shell" */ '../shell/shell').then(({ Shell: view }) => ({ default: view })),
);

/** Lets nobody without a session into the account area, and remembers where they wanted to go (decisions 5). */
export const SessionGate = observer(function SessionGate() {
  const session = useStore(SessionStore);
  const { registrationOnly } = useStore(SiteStore).config;
  if (registrationOnly) return <Redirect to="register-open-trading-account" />;
  if (!session.signedIn) return <TurnedAway />;
  return (
    <Suspense fallback={<AppSpinner />}>
      <Shell />
    </Suspense>
  );
});

function TurnedAway() {
  const session = useStore(SessionStore);
  const { pathname, search } = useLocation();
  useEffect(() => session.refuse(pathname + search), [session, pathname, search]);
  return null;
}
