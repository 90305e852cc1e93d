import type { Remote } from '../../application/remote/remote';
import { ErrorLabels } from '../components/panels/error-labels';
import { useTranslation } from '../i18n/texts';
import { FormNotice } from './form-notice';
import { TextButton } from './text-button';

interface RetryNoticeProps {
  remote: Remote<unknown>;
  /** A sentence that names the data that did not load. */
  failedTitle: string;
  onRetry: () => void;
}

/** Notice with a retry button if a form's data failed or are slow; else nothing. */
export function RetryNotice({ remote, failedTitle, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation();
  const slow = remote.status === 'loading' && remote.slow;
  if (remote.status !== 'failed' && !slow) return null;
  return (
    <FormNotice tone={slow ? 'info' : 'error'}>
      {slow ? (
        t('common.slowTitle')
      ) : (
        <>
          {failedTitle} {remote.status === 'failed' && <ErrorLabels codes={remote.error.codes} />}
        </>
      )}
      <div>
        <TextButton testId="retry" onClick={onRetry}>
          {t('common.retry')}
        </TextButton>
      </div>
    </FormNotice>
  );
}
