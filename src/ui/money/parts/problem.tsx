import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OrderSending } from '../../../application/money/order-sending';
import type { DocumentNeeded } from '../../../domain/money/refusal';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { TextButton } from '../../forms/antd/text-button';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from './amount-texts';

interface ProblemProps {
  sending: OrderSending;
  /** Address of the list of pending requests. */
  requests: string;
  onAnew: () => void;
}

/** Why an order was not taken, unless a field shows it. */
export const Problem = observer(function Problem({ sending, requests, onAnew }: ProblemProps) {
  const { t } = useTranslation();
  const { conflict, lacking, submission, unverified } = sending;
  if (unverified)
    return (
      <FormNotice tone="warning">
        <span data-testid="money-unverified">{t(`money.unverified.${unverified}`)}</span>{' '}
        <Link to="/upload-documents">{t('menu.upload-documents')}</Link>
      </FormNotice>
    );
  if (lacking) return <Lacking lacking={lacking} />;
  if (conflict)
    return (
      <FormNotice tone="error">
        {t('money.conflict')} <Link to={requests}>{t('money.seeRequests')}</Link>
        {' · '}
        <TextButton testId="money-anew" onClick={onAnew}>
          {t('money.anew')}
        </TextButton>
      </FormNotice>
    );
  return submission.problem && <FormProblemNotice problem={submission.problem} />;
});

/** Which document holds the withdrawal back, in the words of its own page and of the dashboard. */
function Lacking({ lacking: { above, document, left, status } }: { lacking: DocumentNeeded }) {
  const { t } = useTranslation();
  const written = useMoneyText();
  const withdrawals = t('documents.blocks.withdraw');
  const what = above
    ? t('documents.blocks.above', { what: withdrawals, amount: written(above.amount, above.currency) })
    : withdrawals;
  return (
    <FormNotice tone="warning">
      <span data-testid="money-lacking">
        {t('documents.blocks.now', { what })} {t(`documents.kind.${document}`)}:{' '}
        {t(`documents.status.${status}`)}.
        {above && left !== null && ` ${t('money.available', { amount: written(left, above.currency) })}`}
      </span>{' '}
      <Link to="/upload-documents">{t('menu.upload-documents')}</Link>
    </FormNotice>
  );
}
