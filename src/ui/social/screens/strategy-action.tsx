import { Link } from 'react-router-dom';
import { CLOSING_RISK } from '../../../domain/social/strategy-risk';
import { strategyPage } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import sections from '../../components/page/page-sections.module.css';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy-row.module.css';

/** The link to a strategy's page, and above it why it takes no copiers. */
export function StrategyAction({ strategy: { id, name, risk, state } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isRisky = risk !== null && risk >= CLOSING_RISK;
  return (
    <span className={styles['action']}>
      {state !== 'open' && state !== 'retired' && (
        <span className={sections['meta']}>
          {state === 'closed-to-new' && isRisky
            ? t('social.closedRisk', { risk: numbers.integer(risk) })
            : t(`social.state.${state}`)}
        </span>
      )}
      <Link to={strategyPage(id)} className={styles['view']} aria-label={t('social.viewOf', { name })}>
        {t('social.view')}
      </Link>
    </span>
  );
}
