import type { Order } from '../../../../domain/accounts/books';
import { orderDistance } from '../../../../domain/accounts/order-distance';
import { MissingValue } from '../../../components/figures/amount';
import { CalculationSteps } from '../../../components/figures/calculation-steps';
import { Verbatim } from '../../../components/text/verbatim';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import styles from '../../../forms/books/books.module.css';
import { WhyButton } from './why-button';

/** The distance of an order's price, in points and percent, with a button that opens the formulas. */
export function DistanceCell({ order }: { order: Order }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const distance = orderDistance(order);
  if (distance === null) return <MissingValue />;
  return (
    <>
      <WhyButton
        label={t('account.whyDistance.ask', { ticket: `\u2066${order.ticket}\u2069` })}
        title={t('account.whyDistance.title', { symbol: `\u2066${order.symbol}\u2069` })}
        testId="why-distance"
      >
        <CalculationSteps calculation={distance.calculation} />
        <p>{t('account.whyDistance.note')}</p>
      </WhyButton>
      <Verbatim>{numbers.exact(distance.points)}</Verbatim>
      <div className={styles['meta']}>
        <Verbatim>{numbers.percent(distance.percent)}</Verbatim>
      </div>
    </>
  );
}
