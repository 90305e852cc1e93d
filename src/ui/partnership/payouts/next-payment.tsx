import type { NextPayout } from '../../../domain/partnership/payout';
import { Amount } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { useTranslation } from '../../i18n/texts';
import { Hindrances } from './hindrances';
import styles from './payouts.module.css';

/** The next payment: its day, its amounts, and what it waits for. */
export function NextPayment({ payout }: { payout: NextPayout | null }) {
  const { t } = useTranslation();
  if (!payout)
    return (
      <section className={sections['section']}>
        <h2>{t('payouts.next')}</h2>
        <p className={sections['help']}>{t('payouts.nextNone')}</p>
      </section>
    );
  const { amount, becomesApproved, currency, date, minimum, minimumCurrency, missing } = payout;
  return (
    <section className={styles['wide']}>
      <h2>{t('payouts.next')}</h2>
      {date !== null && (
        <p className={sections['help']}>
          <Sentence
            textKey="payouts.nextOn"
            parts={{ day: <Time instant={Date.parse(date)} style="day" /> }}
          />
        </p>
      )}
      <KeyFigures
        figures={[
          {
            key: 'amount',
            caption: t('payouts.approved'),
            value: <Amount value={amount} currency={currency} />,
          },
          {
            key: 'becomes',
            caption: t('payouts.becomes'),
            value: <Amount value={becomesApproved} currency={currency} withoutCode />,
          },
          {
            key: 'minimum',
            caption: t('payouts.minimum'),
            value: <Amount value={minimum} currency={minimumCurrency ?? currency} />,
          },
        ]}
      />
      <Hindrances missing={missing} />
    </section>
  );
}
