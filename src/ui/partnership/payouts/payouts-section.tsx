import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PayoutsStore } from '../../../application/partnership/payouts-store';
import type { Partnership } from '../../../domain/partnership/partnership';
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
}: {
  partnership: Partnership;
}) {
  const { t } = useTranslation();
  const store = useStore(PayoutsStore);
  useEffect(() => store.open(), [store]);
  const { commission, nextPayout } = partnership;
  const currency = nextPayout?.currency ?? commission[0]?.currency;
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
      {currency !== undefined && <PartnerStatement currency={currency} />}
    </>
  );
});
