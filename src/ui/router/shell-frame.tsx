import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/session-store';
import { AppSpinner } from '../startup/app-spinner';
import { useStore } from '../hooks/use-store';
import { ScreenHost } from './screen-host';

/** The shell around the pages of the account area. It disappears when the session ends. */
export const ShellFrame = observer(function ShellFrame() {
  const { signedIn } = useStore(SessionStore);
  return signedIn ? <ScreenHost screen="shell" fallback={<AppSpinner />} /> : null;
});
