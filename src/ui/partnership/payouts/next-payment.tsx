import type { NextPayout, PayoutTarget } from '../../../domain/partnership/payout';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useTranslation } from '../../i18n/texts';
import { Hindrances } from './hindrances';
import styles from './payouts.module.css';
import { WalletName } from './wallet-name';

interface NextPaymentProps {
  payout: NextPayout | null;
  /** In a narrow column: names and values instead of a strip of figures. */
  isNarrow?: boolean;
}

/** The next payment: its day, its amounts, and what it waits for. */
export function NextPayment({ payout, isNarrow = false }: NextPaymentProps) {
  const { t } = useTranslation();
  const figures = useFigures(payout);
  if (!payout)
    return (
      <section className={sections['section']}>
        <h2>{t('payouts.next')}</h2>
        <p className={sections['help']}>{t('payouts.nextNone')}</p>
      </section>
    );
  const { date, missing, to } = payout;
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
      {isNarrow ? (
        <Facts
          facts={[
            ...figures.map(({ caption, key, value }) => ({ key, label: caption, value })),
            {
              key: 'to',
              label: t('payouts.destination'),
              value: to && <Target {...to} />,
            },
          ]}
        />
      ) : (
        <KeyFigures figures={figures} />
      )}
      <Hindrances missing={missing} />
    </section>
  );
}

const Target = ({ asset, login }: PayoutTarget) =>
  asset === null ? login !== null && <Verbatim>{login}</Verbatim> : <WalletName asset={asset} />;

function useFigures(payout: NextPayout | null): readonly KeyFigure[] {
  const { t } = useTranslation();
  if (!payout) return [];
  const { amount, becomesApproved, currency, minimum, minimumCurrency } = payout;
  return [
    {
      key: 'amount',
      caption: t('payouts.approved'),
      value: <Amount value={amount} currency={currency} />,
    },
    {
      key: 'becomes',
      caption: t('payouts.becomes'),
      value: <Amount value={becomesApproved} currency={currency} />,
    },
    {
      key: 'minimum',
      caption: t('payouts.minimum'),
      value: <Amount value={minimum} currency={minimumCurrency ?? currency} />,
    },
  ];
}
