import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/session-store';
import { AppSpinner } from '../startup/app-spinner';
import { useStore } from '../hooks/use-store';
import { ScreenHost } from './screen-host';

/** The shell round the pages of the account area. Nothing of it is left in sight once the session has ended. */
export const ShellFrame = observer(function ShellFrame() {
  const { signedIn } = useStore(SessionStore);
  return signedIn ? <ScreenHost screen="shell" fallback={<AppSpinner />} /> : null;
});
