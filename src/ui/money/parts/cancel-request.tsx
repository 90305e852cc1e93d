import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { Cancelling } from '../../../application/money/cancelling';
import { instantOf } from '../../../domain/kernel/instant';
import type { MoneyRequest } from '../../../domain/money/money-request';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import styles from './money-page.module.css';

/** What a client may cancel. */
type Cancellable = Pick<MoneyRequest, 'requestId' | 'reference' | 'state' | 'cancelUntil'>;

/** The store of requests that can be cancelled. */
export interface CancellingRequests {
  readonly cancelling: Cancelling;
  canCancel(request: Cancellable): boolean;
  cancel(requestId: string): Promise<void>;
}

interface CancelRequestProps {
  request: Cancellable;
  requests: CancellingRequests;
}

/** Until when a request can be cancelled, and the button that does it; nothing where it can't. */
export const CancelRequest = observer(function CancelRequest({ request, requests }: CancelRequestProps) {
  const { t } = useTranslation();
  const { requestId, reference, cancelUntil } = request;
  const until = instantOf(cancelUntil);
  const isThis = requests.cancelling.requestId === requestId;
  const { problem, sending } = requests.cancelling.submission;
  return (
    <>
      {isThis && problem && <FormProblemNotice problem={problem} />}
      {until !== null && requests.canCancel(request) && (
        <div className={`${styles['buttons']} ${styles['undo']}`} data-testid="money-cancel">
          <Button loading={isThis && sending} onClick={() => void requests.cancel(requestId)}>
            {t('money.cancelRequest')}
            <VisuallyHidden> {reference}</VisuallyHidden>
          </Button>
          <span className={styles['quiet']}>
            <Sentence textKey="money.cancelUntil" parts={{ time: <Time instant={until} /> }} />
          </span>
        </div>
      )}
    </>
  );
});
