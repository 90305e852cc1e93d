import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { ERROR_CODE } from '../../../domain/kernel/error-codes.table';
import { copyStart, socialTab } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import type { StrategyDetails } from '../../../domain/social/strategy-details';
import { Chip } from '../../components/chip';
import { MissingValue } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { BackLink } from '../../components/page/back-link';
import { PageHead } from '../../components/page/page-head';
import sections from '../../components/page/page-sections.module.css';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { Verbatim } from '../../components/text/verbatim';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { DetailsSkeleton } from '../screens/view-skeletons';
import { FigureRules } from '../screens/figure-rules';
import { Fall } from '../screens/strategy-figure';
import { useEndText } from '../screens/strategy-name';
import { CopierBox } from './copier-box';
import { StrategyDeals } from './strategy-deals';
import { StrategyDisclosure } from './strategy-disclosure';
import styles from './strategy.module.css';
import { StrategyYears } from './strategy-years';
import { UnitCurve } from './unit-curve';

/** A strategy that clients can copy: its risk first, its return last. */
export const StrategyPage = observer(function StrategyPage({ strategyId }: { strategyId: number }) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  useEffect(() => store.openStrategy(strategyId), [store, strategyId]);
  const { details } = store;
  const isUnknown = details.status === 'failed' && details.error.codes.includes(ERROR_CODE.notFound);
  return (
    <>
      <BackLink to={socialTab('strategies')}>{t('social.tabs.strategies')}</BackLink>
      {isUnknown ? (
        <EmptyNote
          title={t('social.start.unknown')}
          text={t('social.start.unknownText')}
          testId="strategy-unknown"
        />
      ) : (
        <FreshPanel
          remote={details}
          onRetry={() => store.retryStrategy()}
          failedTitle={t('social.page.failed')}
          skeleton={<DetailsSkeleton />}
        >
          {(page) => <Details page={page} />}
        </FreshPanel>
      )}
    </>
  );
});

function Details({ page }: { page: StrategyDetails }) {
  const { t } = useTranslation();
  const endText = useEndText();
  const { strategy } = page;
  const { culture, id, isOwn, name, state, summary } = strategy;
  const takesCopiers = state === 'open' && !isOwn;
  return (
    <div data-testid={`strategy-page-${id}`}>
      <PageHead
        title={name}
        note={<Chips strategy={strategy} />}
        actions={
          takesCopiers && (
            <Link to={copyStart(id)} className={styles['copy']} data-testid={`strategy-copy-${id}`}>
              {t('social.copyIt', { name })}
            </Link>
          )
        }
      />
      {state === 'retired' && <FormNotice tone="info">{endText(strategy)}</FormNotice>}
      {state !== 'retired' && !takesCopiers && (
        <FormNotice tone="info">{t(`social.refusal.${isOwn ? 'own' : state}`)}</FormNotice>
      )}
      {summary && (
        <p className={sections['text']}>
          <GatewayText culture={culture}>{summary}</GatewayText>
          <LanguageMark culture={culture} />
        </p>
      )}
      <p className={`${sections['help']} ${styles['risk']}`}>{t('social.risk')}</p>
      <KeyFigures figures={useFigures(strategy)} />
      <p className={`${styles['note']} ${styles['rules']}`} data-testid="strategy-rules">
        <FigureRules />
      </p>
      <div className={styles['columns']}>
        <UnitCurve page={page} />
        <CopierBox copied={strategy.copied} />
      </div>
      <StrategyYears page={page} />
      <StrategyDisclosure page={page} />
      <StrategyDeals currency={strategy.currency ?? ''} />
    </div>
  );
}

function Chips({ strategy: { money, state } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  return (
    <span className={styles['chips']}>
      <Chip
        tone={state === 'open' ? 'success' : 'neutral'}
        icon={state === 'open' && <CheckCircleOutlined />}
      >
        {t(`social.state.${state}`)}
      </Chip>
      {money !== null && <Chip>{t(`social.money.${money}`)}</Chip>}
    </span>
  );
}

function useFigures(strategy: Strategy): readonly KeyFigure[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const culture = useCulture();
  const { copied, deviationPercent, drawdownFrom, drawdownPercent, drawdownTo, group, risk } = strategy;
  const change = (value: string | null | undefined) =>
    value === null || value === undefined ? (
      <MissingValue />
    ) : (
      <Verbatim>{numbers.roundChange(value).text}</Verbatim>
    );
  const isRetired = group === 'retired';
  const hasResults = typeof copied?.median === 'string';
  return [
    {
      key: 'risk',
      caption: t('social.riskLevel'),
      value: risk === null ? <MissingValue /> : <Verbatim>{numbers.integer(risk)}</Verbatim>,
      note:
        deviationPercent === null
          ? t('social.page.tooNew')
          : t('social.page.swing', { value: numbers.shortPercent(deviationPercent) }),
    },
    {
      key: 'drawdown',
      caption: t('social.drawdown'),
      value: drawdownPercent === null ? <MissingValue /> : <Fall value={drawdownPercent} />,
      note:
        drawdownFrom !== null && drawdownTo !== null ? (
          <bdi>
            {formatDay(drawdownFrom, culture)} – {formatDay(drawdownTo, culture)}
          </bdi>
        ) : undefined,
    },
    {
      key: 'median',
      caption: t('social.page.median'),
      value: hasResults ? change(copied.median) : <MissingValue />,
      note: hasResults ? t('social.page.allCosts') : t('social.few'),
    },
    {
      key: 'losses',
      caption: t('social.page.losses'),
      value:
        typeof copied?.lossShare === 'string' ? (
          <Verbatim>{numbers.share(Number(copied.lossShare) / 100)}</Verbatim>
        ) : (
          <MissingValue />
        ),
      note: hasResults
        ? t('social.visible', {
            count: numbers.integer(copied.losses ?? 0),
            total: numbers.integer(copied.count ?? 0),
          })
        : undefined,
    },
    {
      key: 'year',
      caption: isRetired ? t('social.return') : t('social.year'),
      value: (
        <span className={styles['light']}>
          {change(isRetired ? strategy.returnPercent : strategy.yearPercent)}
        </span>
      ),
      note: t('social.page.beforeFee'),
    },
  ];
}
