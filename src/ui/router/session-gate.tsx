import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { AppSpinner } from '../startup/app-spinner';
import { useStore } from '../use-store';
import { Redirect } from './redirect';
import { ScreenHost } from './screen-host';

/** Lets nobody without a session into the account area, and remembers where they wanted to go (decisions 5). */
export const SessionGate = observer(function SessionGate() {
  const session = useStore(SessionStore);
  const { registrationOnly } = useStore(SiteStore).config;
  if (registrationOnly) return <Redirect to="register-open-trading-account" />;
  if (!session.signedIn) return <TurnedAway />;
  return <ScreenHost screen="shell" fallback={<AppSpinner />} />;
});

function TurnedAway() {
  const session = useStore(SessionStore);
  const { pathname, search } = useLocation();
  useEffect(() => session.refuse(pathname + search), [session, pathname, search]);
  return null;
}
