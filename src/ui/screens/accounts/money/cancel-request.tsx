import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { MoneyRequestsStore } from '../../../../application/stores/money-requests-store';
import { instantOf } from '../../../../domain/instant';
import type { MoneyRequest } from '../../../../domain/money/money-request';
import { Sentence } from '../../../components/sentence';
import { Time } from '../../../components/time';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { FormProblemNotice } from '../../../forms/form-notice';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import styles from './money-page.module.css';

/** Until when a request can be cancelled, and the button that does it; nothing where it can't. */
export const CancelRequest = observer(function CancelRequest({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const store = useStore(MoneyRequestsStore);
  const { requestId, reference, cancelUntil } = request;
  const until = instantOf(cancelUntil);
  const isThis = store.cancelling === requestId;
  const { problem, sending } = store.submission;
  return (
    <>
      {isThis && problem && <FormProblemNotice problem={problem} />}
      {until !== null && store.canCancel(request) && (
        <div className={`${styles['buttons']} ${styles['undo']}`} data-testid="money-cancel">
          <Button loading={isThis && sending} onClick={() => void store.cancel(requestId)}>
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
