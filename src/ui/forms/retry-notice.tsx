import type { Remote } from '../../application/remote/remote';
import { ErrorLabels } from '../components/panels/error-labels';
import { useTranslation } from '../i18n/texts';
import { FormNotice } from './form-notice';
import { TextButton } from './text-button';

interface RetryNoticeProps {
  remote: Remote<unknown>;
  /** What did not load, as a sentence. */
  failed: string;
  onRetry: () => void;
}

/** A form's data could not be loaded, or are slow; with Retry beside it. Nothing while all is well. */
export function RetryNotice({ remote, failed, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation();
  const slow = remote.status === 'loading' && remote.slow;
  if (remote.status !== 'failed' && !slow) return null;
  return (
    <FormNotice tone={slow ? 'info' : 'error'}>
      {slow ? (
        t('common.slowTitle')
      ) : (
        <>
          {failed} {remote.status === 'failed' && <ErrorLabels codes={remote.error.codes} />}
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
