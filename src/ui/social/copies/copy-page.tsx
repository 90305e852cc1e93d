import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CopiesStore } from '../../../application/social/copies-store';
import type { CopyDetails } from '../../../domain/social/copy';
import { distanceToStop } from '../../../domain/social/copy-amounts';
import { socialTab } from '../../../domain/social/social-address';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { Profit } from '../../components/figures/profit';
import { PageHead } from '../../components/page/page-head';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import { StrategiesSkeleton } from '../screens/strategies-skeleton';
import { BackLink } from '../../components/page/back-link';
import styles from './copies.module.css';
import { CopyActions } from './copy-actions';
import { CopyFees } from './copy-fees';
import { CopyOpenings } from './copy-openings';
import { CopyStateChip } from './copy-state';

/** A copy of the client: its worth, its trades and its fees. */
export const CopyPage = observer(function CopyPage({ copyId }: { copyId: string }) {
  const { t } = useTranslation();
  const store = useStore(CopiesStore);
  useEffect(() => store.openDetails(copyId), [store, copyId]);
  return (
    <>
      <BackLink to={socialTab('copies')}>{t('social.tabs.copies')}</BackLink>
      <FreshPanel
        remote={store.details(copyId)}
        onRetry={() => store.retryDetails(copyId)}
        failedTitle={t('social.copy.failed')}
        skeleton={<StrategiesSkeleton />}
      >
        {(copy) => <Details copy={copy} />}
      </FreshPanel>
    </>
  );
});

function Details({ copy }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { feePercent, fromLogin, login, multiplier, reason, state, strategy } = copy;
  return (
    <div data-testid={`copy-${copy.id}`}>
      <PageHead title={t('social.copy.title', { name: strategy })} note={<CopyStateChip state={state} />} />
      <p className={styles['about']}>
        {t('social.copy.about', {
          login: `\u2066${login}\u2069`,
          from: `\u2066${fromLogin}\u2069`,
          multiplier: multiplier === null ? '—' : numbers.exact(multiplier),
          fee: feePercent === null ? '—' : numbers.shortPercent(feePercent),
        })}
      </p>
      {reason !== null && <FormNotice tone="info">{t(`social.copy.reason.${reason}`)}</FormNotice>}
      {state === 'stopping' && <FormNotice tone="warning">{t('social.copy.stopping')}</FormNotice>}
      <KeyFigures figures={useFigures(copy)} />
      {(state === 'active' || state === 'paused') && <CopyActions copy={copy} />}
      <CopyOpenings copy={copy} />
      <CopyFees copy={copy} />
    </div>
  );
}

function useFigures(copy: CopyDetails): readonly KeyFigure[] {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { allocated, currency, equity, feeNow, fees, gap, result, returned, state, stopEquity } = copy;
  const money = (value: string | null) => (value === null ? '—' : formatMoney(value, currency));
  const isEnded = state === 'stopped';
  return [
    isEnded
      ? {
          key: 'returned',
          caption: t('social.copy.returned'),
          value: <Amount value={returned} currency={copy.returnedCurrency ?? currency} />,
          note: t('social.copy.returnedTo', { login: `\u2066${copy.returnedLogin ?? '—'}\u2069` }),
        }
      : {
          key: 'worth',
          caption: t('social.copy.worth'),
          value: <Amount value={equity} currency={currency} />,
          note: t('social.copy.worthSum', { amount: money(allocated) }),
        },
    {
      key: 'result',
      caption: t('social.copy.result'),
      value: <Profit value={result} currency={currency} />,
      note: t('social.copy.resultNote'),
    },
    {
      key: 'fees',
      caption: t('social.copy.fees'),
      value: <Amount value={fees} currency={currency} withoutCode />,
      note: isEnded ? undefined : t('social.copy.feeNow', { amount: money(feeNow) }),
    },
    {
      key: 'stop',
      caption: t('social.copy.stopAt'),
      value: <Amount value={stopEquity} currency={currency} withoutCode />,
      note:
        equity !== null && stopEquity !== null
          ? t('social.copy.away', { amount: money(distanceToStop(equity, stopEquity)) })
          : undefined,
    },
    {
      key: 'gap',
      caption: t('social.copy.gap'),
      value: <Profit value={gap} currency={currency} />,
      note: t('social.copy.gapNote'),
    },
  ];
}
