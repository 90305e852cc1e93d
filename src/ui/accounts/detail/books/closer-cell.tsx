import type { Account } from '../../../../domain/accounts/account';
import type { Deal } from '../../../../domain/accounts/books';
import { MissingValue } from '../../../components/figures/amount';
import { useTranslation } from '../../../i18n/texts';
import styles from '../../../forms/books/books.module.css';
import { DealFormulas } from './deal-formulas';
import { useLineLabel } from './use-line-label';
import { WhyButton } from './why-button';

/** The party or the rule that closed a trade, with a button that explains the trade's figures. */
export function CloserCell({ account, deal }: { account: Account; deal: Deal }) {
  const { t } = useTranslation();
  const labelOf = useLineLabel();
  const { closedBy, origin, symbol, ticket } = deal;
  return (
    <>
      {closedBy === null ? <MissingValue /> : labelOf(closedBy)}
      <WhyButton
        label={t('account.whyDeal.ask', { ticket: `\u2066${ticket}\u2069` })}
        title={t('account.whyDeal.title', {
          symbol: `\u2066${symbol}\u2069`,
          ticket: `\u2066${ticket}\u2069`,
        })}
        testId="why-deal"
      >
        <DealFormulas account={account} deal={deal} />
      </WhyButton>
      {origin !== null && origin !== 'client' && (
        <div className={styles['meta']}>{t('account.books.openedBy', { who: labelOf(origin) })}</div>
      )}
    </>
  );
}
