import { observer } from 'mobx-react-lite';
import { LoginStore } from '../../../application/session/login-store';
import type { SessionEnd } from '../../../domain/session/session';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

const END_TEXTS: Readonly<Partial<Record<SessionEnd, string>>> = {
  unauthorized: 'login.ended.unauthorized',
  expired: 'login.ended.expired',
  elsewhere: 'login.ended.elsewhere',
};

/** The reason why the last attempt failed, or why the session has ended. */
export const LoginNotice = observer(function LoginNotice() {
  const { t } = useTranslation();
  const { session, submission } = useStore(LoginStore);
  const { problem } = submission;
  if (problem) return <FormProblemNotice problem={problem} />;
  const endText = session.lastEnd && END_TEXTS[session.lastEnd];
  return endText ? <FormNotice tone="info">{t(endText)}</FormNotice> : null;
});
