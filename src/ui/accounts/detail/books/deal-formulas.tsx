import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { DealTermsStore } from '../../../../application/accounts/deal-terms-store';
import type { Account } from '../../../../domain/accounts/account';
import type { ClosingCause, Deal, DealTerms } from '../../../../domain/accounts/books';
import { dealFormulas, stopOutFormula, type DealFormula } from '../../../../domain/accounts/deal-formulas';
import { Amount } from '../../../components/figures/amount';
import { CalculationSteps } from '../../../components/figures/calculation-steps';
import { FreshPanel } from '../../../components/panels/fresh-panel';
import { Sentence } from '../../../components/text/sentence';
import { useStore } from '../../../hooks/use-store';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { DifferenceNote, NightsNote } from './formula-notes';
import { useLineLabel } from './use-line-label';

interface DealFormulasProps {
  account: Account;
  deal: Deal;
}

/** Why a trade was closed, and its figures with the numbers put in. */
export const DealFormulas = observer(function DealFormulas({ account, deal }: DealFormulasProps) {
  const { t } = useTranslation();
  const store = useStore(DealTermsStore);
  const { login } = account;
  const { ticket } = deal;
  useEffect(() => store.open(login, ticket), [store, login, ticket]);
  return (
    <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('account.whyDeal.failed')}>
      {({ market, terms }) => (
        <>
          <h3>{t('account.books.closedBy')}</h3>
          <CloserNote deal={deal} cause={terms.cause} />
          {dealFormulas(deal, account, market, terms).map((formula) => (
            <Fragment key={formula.figure}>
              <h3>{t(HEADINGS[formula.figure])}</h3>
              <Formula account={account} formula={formula} terms={terms} />
            </Fragment>
          ))}
          {terms.rebated !== null && (
            <p data-testid="deal-rebated">
              <Sentence
                textKey="account.whyDeal.rebated"
                parts={{ amount: <Amount value={terms.rebated} currency={account.currency} /> }}
              />
            </p>
          )}
        </>
      )}
    </FreshPanel>
  );
});

/** Text keys of the figures, shared with the account's lists. */
const HEADINGS: Readonly<Record<DealFormula['figure'], string>> = {
  profit: 'account.statement.profit',
  swap: 'account.books.swap',
  commission: 'account.books.commission',
  net: 'account.books.net',
};

function Formula({
  account,
  formula: { agrees, calculation, figure, nights, sentValue },
  terms,
}: {
  account: Account;
  formula: DealFormula;
  terms: DealTerms;
}) {
  const { t } = useTranslation();
  const isZero = Number(sentValue) === 0;
  if (figure === 'swap' && account.swapFree) return <p>{t('account.whyDeal.swapFree')}</p>;
  if (figure === 'commission' && terms.commission === null && isZero)
    return <p>{t('account.whyDeal.noCommission')}</p>;
  if (calculation === null) return <p>{t('account.whyDeal.unknown')}</p>;
  return (
    <>
      <CalculationSteps calculation={calculation} />
      {nights && <NightsNote nights={nights} />}
      {!agrees && <DifferenceNote sentValue={sentValue} currency={account.currency} />}
    </>
  );
}

/** Why a trade was closed, in words; before a stop-out with the margin level of the account. */
function CloserNote({ deal: { closedBy, closePrice }, cause }: { deal: Deal; cause: ClosingCause | null }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const labelOf = useLineLabel();
  if (closedBy === null) return <p>{t('account.whyDeal.unknown')}</p>;
  const price = cause?.price ?? null;
  const formula = cause && stopOutFormula(cause);
  if (closedBy === 'stopOut' && formula && cause?.stopOutLevel)
    return (
      <>
        <p>{t('account.whyDeal.stopOut', { level: `\u2066${numbers.percent(cause.stopOutLevel)}\u2069` })}</p>
        <CalculationSteps calculation={formula} />
      </>
    );
  if ((closedBy === 'stopLoss' || closedBy === 'takeProfit') && price !== null && closePrice !== null)
    return (
      <p>
        {t(`account.whyDeal.${closedBy}`, {
          price: `\u2066${numbers.exact(price)}\u2069`,
          close: `\u2066${numbers.exact(closePrice)}\u2069`,
        })}
      </p>
    );
  if (PARTIES.includes(closedBy)) return <p>{t(`account.whyDeal.parties.${closedBy}`)}</p>;
  return <p>{labelOf(closedBy)}</p>;
}

/** Parties who close a trade themselves. */
const PARTIES: readonly string[] = ['client', 'robot', 'copy', 'desk'];
