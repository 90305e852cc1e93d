import { CLOSING_RISK, RISK_THRESHOLDS } from '../../../domain/social/strategy-risk';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** The formulas of a strategy's risk, drawdown and return, as sentences. */
export function FigureRules() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const thresholds = RISK_THRESHOLDS.map((threshold) => numbers.exact(String(threshold))).join(' · ');
  return (
    <>
      {t('social.riskRule', { thresholds, risk: numbers.integer(CLOSING_RISK) })} {t('social.figuresRule')}
    </>
  );
}
