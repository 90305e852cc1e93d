import Button from 'antd/es/button';
import { Fragment } from 'react';
import type { Account } from '../../../domain/accounts/account';
import { figureFormulas, type FigureFormula } from '../../../domain/accounts/figure-formula';
import { Dialog } from '../../components/floating/dialog';
import { CalculationSteps } from '../../components/figures/calculation-steps';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { accountName } from '../../components/figures/account-name';
import styles from './account-formulas.module.css';

/** The texts of figures that have another name than their key. */
const LABEL_KEYS: Readonly<Partial<Record<FigureFormula['figure'], string>>> = {
  margin: 'accounts.marginUsed',
};

interface AccountFormulasProps {
  account: Account;
  onClose: () => void;
}

/** "Why this number?": the formulas of an account's figures with the numbers put in, as the calculators show theirs. */
export function AccountFormulas({ account, onClose }: AccountFormulasProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      closable
      title={t('accounts.whyOf', { name: accountName(account) })}
      testId="account-why"
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className={styles['figures']}>
        {figureFormulas(account).map((formula) => (
          <Fragment key={formula.figure}>
            <h3>{t(LABEL_KEYS[formula.figure] ?? `accounts.${formula.figure}`)}</h3>
            <CalculationSteps calculation={formula.calculation} />
            {formula.figure === 'margin' && <p>{t('accounts.whyMargin')}</p>}
            {!formula.agrees && <DifferenceNote formula={formula} currency={account.currency} />}
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}

/** Says that the server's figure counts: the server may know of charges that it does not send. */
function DifferenceNote({
  formula: { figure, sentValue },
  currency,
}: {
  formula: FigureFormula;
  currency: string;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const value =
    figure === 'marginLevel'
      ? numbers.percent(sentValue)
      : `${currency} ${numbers.money(sentValue, currency)}`;
  return <p>{t('accounts.whyDiffers', { value: `\u2066${value}\u2069` })}</p>;
}
