import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { CancellableRequests } from '../../../application/money/cancellable-requests';
import { instantOf } from '../../../domain/kernel/instant';
import type { MoneyRequest } from '../../../domain/money/money-request';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import styles from './money-page.module.css';

/** Fields of a request that decide its cancellation. */
type Cancellable = Pick<MoneyRequest, 'requestId' | 'reference' | 'state' | 'cancelUntil'>;

/** Store that can cancel requests. */
export interface CancelRequestStore {
  readonly cancelling: CancellableRequests;
  canCancel(request: Cancellable): boolean;
  cancel(requestId: string): Promise<void>;
}

interface CancelRequestProps {
  request: Cancellable;
  store: CancelRequestStore;
}

/** Button that cancels a request, with the deadline; hidden if it can't be cancelled. */
export const CancelRequest = observer(function CancelRequest({ request, store }: CancelRequestProps) {
  const { t } = useTranslation();
  const { requestId, reference, cancelUntil } = request;
  const until = instantOf(cancelUntil);
  const isCancelling = store.cancelling.requestId === requestId;
  const { problem, isSending } = store.cancelling.submission;
  return (
    <>
      {isCancelling && problem && <FormProblemNotice problem={problem} />}
      {until !== null && store.canCancel(request) && (
        <div className={`${styles['buttons']} ${styles['undo']}`} data-testid="money-cancel" data-paper="off">
          <Button loading={isCancelling && isSending} onClick={() => void store.cancel(requestId)}>
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
