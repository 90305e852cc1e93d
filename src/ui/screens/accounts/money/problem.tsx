import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { MoneyFormStore } from '../../../../application/stores/money-form-store';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import { FormNotice, FormProblemNotice } from '../../../forms/form-notice';
import { TextButton } from '../../../forms/text-button';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';

/** Why an order was not taken, where no field says it. */
export const Problem = observer(function Problem() {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const { login, sending } = store;
  const { conflict, submission } = sending;
  if (conflict)
    return (
      <FormNotice tone="error">
        {t('money.conflict')} <Link to={accountAddress(login)}>{t('money.seeRequests')}</Link>
        {' · '}
        <TextButton testId="money-anew" onClick={() => store.startAnew()}>
          {t('money.anew')}
        </TextButton>
      </FormNotice>
    );
  return submission.problem && <FormProblemNotice problem={submission.problem} />;
});
