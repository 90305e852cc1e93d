import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OrderSending } from '../../../application/stores/order-sending';
import { FormNotice, FormProblemNotice } from '../form-notice';
import { TextButton } from '../text-button';
import { useTranslation } from '../../i18n/texts';

interface ProblemProps {
  sending: OrderSending;
  /** Where the requests that are under way stand. */
  requests: string;
  onAnew: () => void;
}

/** Why an order was not taken, where no field says it. */
export const Problem = observer(function Problem({ sending, requests, onAnew }: ProblemProps) {
  const { t } = useTranslation();
  const { conflict, submission, unverified } = sending;
  if (unverified)
    return (
      <FormNotice tone="warning">
        <span data-testid="money-unverified">{t(`money.unverified.${unverified}`)}</span>{' '}
        <Link to="/upload-documents">{t('menu.upload-documents')}</Link>
      </FormNotice>
    );
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
