import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LoginStore, type LoginProblem } from '../../../application/stores/login-store';
import type { SessionEnd } from '../../../application/stores/session-store';
import { ErrorLabels } from '../../components/error-labels';
import { useStore } from '../../use-store';
import styles from './login-notice.module.css';

const ENDED: Readonly<Partial<Record<SessionEnd, string>>> = {
  unauthorized: 'login.ended.unauthorized',
  expired: 'login.ended.expired',
  elsewhere: 'login.ended.elsewhere',
};

/** Why the last try failed, or why somebody who was signed in is here. */
export const LoginNotice = observer(function LoginNotice() {
  const { t } = useTranslation();
  const { problem, session } = useStore(LoginStore);
  if (problem) return <Problem problem={problem} />;
  const ended = session.lastEnd && ENDED[session.lastEnd];
  return ended ? (
    <div className={styles['info']} role="status">
      {t(ended)}
    </div>
  ) : null;
});

function Problem({ problem }: { problem: LoginProblem }) {
  const { t } = useTranslation();
  return (
    <div className={styles['error']} role="alert">
      {problem.kind === 'refused' ? (
        <ErrorLabels codes={problem.codes} />
      ) : (
        t(`login.problem.${problem.kind}`)
      )}
      {problem.kind === 'refused' && problem.retryAfterMs !== undefined && (
        <span> {t('login.tryAgainIn', { count: Math.ceil(problem.retryAfterMs / 1000) })}</span>
      )}
    </div>
  );
}
