import { Link } from 'react-router-dom';
import { instantOf } from '../../../domain/kernel/instant';
import { copyStart } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Time } from '../../components/figures/time';
import { Verbatim } from '../../components/text/verbatim';
import styles from './strategy-detail.module.css';

/** Details of a strategy besides the figures by which it is compared. */
export function StrategyDetail({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const { culture, currency, minimum, pips, startedAt, summary } = strategy;
  const startInstant = instantOf(startedAt);
  return (
    <div id={`strategy-detail-${strategy.id}`} className={styles['detail']}>
      {summary && (
        <p className={sections['text']}>
          <GatewayText culture={culture}>{summary}</GatewayText>
          <LanguageMark culture={culture} />
        </p>
      )}
      <Facts
        facts={[
          { key: 'pips', label: t('social.pips'), value: pips && <Verbatim>{pips}</Verbatim> },
          {
            key: 'minimum',
            label: t('social.minimum'),
            value: currency && <Amount value={minimum} currency={currency} />,
          },
          {
            key: 'started',
            label: t('social.started'),
            value: startInstant === null ? null : <Time instant={startInstant} style="day" />,
          },
        ]}
      />
      {strategy.state === 'open' && !strategy.isOwn ? (
        <Link
          to={copyStart(strategy.id)}
          className={styles['copy']}
          data-testid={`strategy-copy-${strategy.id}`}
        >
          {t('social.copyIt', { name: strategy.name })}
        </Link>
      ) : (
        <p className={sections['meta']}>{t(`social.refusal.${strategy.isOwn ? 'own' : strategy.state}`)}</p>
      )}
    </div>
  );
}
