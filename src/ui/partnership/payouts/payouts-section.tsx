import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PayoutsStore } from '../../../application/partnership/payouts-store';
import { statementCurrency, type Partnership } from '../../../domain/partnership/partnership';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { DestinationForm } from './destination-form';
import { NextPayment } from './next-payment';
import { PartnerStatement } from './partner-statement';
import { PayDays } from './pay-days';

/** A partner's next payment, the account that it goes to, the pay days so far, and the statement of a month. */
export const PayoutsSection = observer(function PayoutsSection({
  partnership,
  withStatement = true,
}: {
  partnership: Partnership;
  /** False if the page shows the statement elsewhere. */
  withStatement?: boolean;
}) {
  const { t } = useTranslation();
  const store = useStore(PayoutsStore);
  useEffect(() => store.open(), [store]);
  const { nextPayout } = partnership;
  const currency = statementCurrency(partnership);
  return (
    <>
      <NextPayment payout={nextPayout} />
      <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('payouts.failed')}>
        {({ destination, items }) => (
          <>
            <DestinationForm destination={destination} />
            <PayDays payouts={items} />
          </>
        )}
      </FreshPanel>
      {withStatement && currency !== undefined && <PartnerStatement currency={currency} />}
    </>
  );
});
