import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OrderSending } from '../../../application/money/order-sending';
import type { RequiredDocument } from '../../../domain/money/refusal';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { TextButton } from '../../forms/antd/text-button';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from './amount-texts';

interface OrderProblemProps {
  sending: OrderSending;
  /** Address of the list of pending requests. */
  requestsAddress: string;
  onStartAgain: () => void;
}

/** Reason why an order was not accepted, unless a field shows it. */
export const OrderProblem = observer(function OrderProblem({
  sending,
  requestsAddress,
  onStartAgain,
}: OrderProblemProps) {
  const { t } = useTranslation();
  const { problem } = sending;
  switch (problem?.at) {
    case 'identity':
      return (
        <FormNotice tone="warning">
          <span data-testid="money-unverified">{t(`money.unverified.${problem.proof}`)}</span>{' '}
          <Link to="/upload-documents">{t('menu.upload-documents')}</Link>
        </FormNotice>
      );
    case 'document':
      return <MissingDocument requiredDocument={problem.requiredDocument} />;
    case 'key':
      return (
        <FormNotice tone="error">
          {t('money.conflict')} <Link to={requestsAddress}>{t('money.seeRequests')}</Link>
          {' · '}
          <TextButton testId="money-again" onClick={onStartAgain}>
            {t('money.sendNew')}
          </TextButton>
        </FormNotice>
      );
    case 'form':
    case 'quote':
      return <FormProblemNotice problem={problem.problem} />;
    case 'amount':
    case 'code':
    case 'hold':
    case 'password':
    case undefined:
      return null;
  }
});

/** The document that a withdrawal requires, with the texts of the documents page. */
function MissingDocument({ requiredDocument }: { requiredDocument: RequiredDocument }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { threshold, document, remaining, status } = requiredDocument;
  const withdrawals = t('documents.blocks.withdraw');
  const blockedAction = threshold
    ? t('documents.blocks.above', {
        what: withdrawals,
        amount: formatMoney(threshold.amount, threshold.currency),
      })
    : withdrawals;
  return (
    <FormNotice tone="warning">
      <span data-testid="money-lacking">
        {t('documents.blocks.now', { what: blockedAction })} {t(`documents.kind.${document}`)}:{' '}
        {t(`documents.status.${status}`)}.
        {threshold &&
          remaining !== null &&
          ` ${t('money.available', { amount: formatMoney(remaining, threshold.currency) })}`}
      </span>{' '}
      <Link to="/upload-documents">{t('menu.upload-documents')}</Link>
    </FormNotice>
  );
}
