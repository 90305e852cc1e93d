import type { ReactNode } from 'react';
import type { FormProblem } from '../../application/kernel/form-problem';
import { ErrorLabels } from '../components/panels/error-labels';
import { useTranslation } from '../i18n/texts';
import styles from './form-notice.module.css';
import { TextButton } from './text-button';
import { RetryCountdown } from './retry-countdown';

interface FormNoticeProps {
  tone: 'info' | 'error' | 'success' | 'warning';
  testId?: string;
  children: ReactNode;
}

/** A sentence above a form: an error or a note. */
export function FormNotice({ tone, testId, children }: FormNoticeProps) {
  return (
    <div className={styles[tone]} role={tone === 'error' ? 'alert' : 'status'} data-testid={testId}>
      {children}
    </div>
  );
}

/** Reason why the gateway did not accept a form; `children` explain what to do. */
export function FormProblemNotice({ problem, children }: { problem: FormProblem; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FormNotice tone="error">
      {problem.kind === 'refused' ? (
        <ErrorLabels codes={problem.codes} />
      ) : (
        t(`public.problem.${problem.kind}`)
      )}
      {problem.kind === 'refused' && problem.retryAfterMs !== undefined && (
        <>
          {' '}
          <RetryCountdown waitMs={problem.retryAfterMs} resetKey={problem} />
        </>
      )}
      {problem.kind === 'captcha' && (
        <div>
          <TextButton testId="retry" type="submit">
            {t('common.retry')}
          </TextButton>
        </div>
      )}
      {children !== undefined && <span> {children}</span>}
    </FormNotice>
  );
}
