import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CopiesStore } from '../../../application/social/copies-store';
import type { CopyDetails } from '../../../domain/social/copy';
import { distanceToStop } from '../../../domain/social/copy-amounts';
import { averageGap } from '../../../domain/social/copy-figures';
import { socialTab } from '../../../domain/social/social-address';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { Profit } from '../../components/figures/profit';
import { PageHead } from '../../components/page/page-head';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import { StartSteps } from '../start/start-steps';
import { DetailsSkeleton } from '../screens/view-skeletons';
import { BackLink } from '../../components/page/back-link';
import styles from './copies.module.css';
import { CopyButtons, CopyForms } from './copy-actions';
import { CopyFees } from './copy-fees';
import { CopyPositions, CopySkipped } from './copy-positions';
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
        skeleton={<DetailsSkeleton />}
      >
        {(copy, asOf) => <Details copy={copy} asOf={asOf} />}
      </FreshPanel>
    </>
  );
});

function Details({ copy, asOf }: { copy: CopyDetails; asOf: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { feePercent, fromLogin, login, multiplier, state, strategy } = copy;
  const isRunning = state === 'active' || state === 'paused';
  return (
    <div data-testid={`copy-${copy.id}`}>
      <PageHead
        title={t('social.copy.title', { name: strategy })}
        note={<CopyStateChip state={state} />}
        actions={isRunning && <CopyButtons copy={copy} />}
      />
      <p className={styles['about']}>
        {t('social.copy.about', {
          login: `\u2066${login}\u2069`,
          from: `\u2066${fromLogin}\u2069`,
          multiplier: multiplier === null ? '—' : numbers.exact(multiplier),
          fee: feePercent === null ? '—' : numbers.shortPercent(feePercent),
        })}
      </p>
      <Started copy={copy} />
      <End copy={copy} />
      {state === 'paused' && <FormNotice tone="info">{t('social.copy.pausedNote')}</FormNotice>}
      <KeyFigures figures={useFigures(copy)} />
      {isRunning && <CopyForms copy={copy} />}
      <CopyPositions copy={copy} />
      <CopyFees copy={copy} asOf={asOf} />
      <CopySkipped copy={copy} />
    </div>
  );
}

/** The last step of its start, on the page that the form led to. */
function Started({ copy: { allocated, currency, fromLogin, login, state } }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { state: entryState } = useLocation();
  const isNew = Object(entryState)['isStarted'] === true;
  if (!isNew || state !== 'active') return null;
  return (
    <>
      <div className={styles['steps']}>
        <StartSteps current="done" />
      </div>
      <FormNotice tone="success" testId="copy-started">
        {t('social.steps.started', {
          amount: allocated === null ? '—' : formatMoney(allocated, currency),
          from: `\u2066${fromLogin}\u2069`,
          login: `\u2066${login}\u2069`,
        })}
      </FormNotice>
    </>
  );
}

/** Why the copy ends or has ended, and where its money went. */
function End({ copy }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { currency, reason, returned, returnedCurrency, returnedLogin, state } = copy;
  if (reason === null) return null;
  return (
    <FormNotice tone={state === 'stopping' ? 'warning' : 'info'} testId="copy-end">
      {t(`social.copy.reason.${reason}`)}
      {state === 'stopping' && <> {t('social.copy.stopping')}</>}
      {state === 'stopped' && returned !== null && (
        <>
          {' '}
          {t('social.copy.backDone', {
            amount: formatMoney(returned, returnedCurrency ?? currency),
            login: `\u2066${returnedLogin ?? '—'}\u2069`,
          })}
        </>
      )}
    </FormNotice>
  );
}

function useFigures(copy: CopyDetails): readonly KeyFigure[] {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { allocated, currency, equity, feeNow, feesTotal, gap, result, returned, state, stopEquity } = copy;
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
      note:
        copy.closedResult === null || copy.openResult === null
          ? t('social.copy.resultNote')
          : t('social.copy.parts', { closed: money(copy.closedResult), open: money(copy.openResult) }),
    },
    {
      key: 'fees',
      caption: t('social.copy.fees'),
      value: <Amount value={feesTotal} currency={currency} withoutCode />,
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
      note: gapNote(copy, money),
    },
  ];
}

/** The number of trades, and what each cost or brought on average. */
function gapNote(copy: CopyDetails, money: (value: string | null) => string) {
  const average = averageGap(copy);
  return average !== undefined && <Verbatim>{`${copy.madeCount} × ${money(average)}`}</Verbatim>;
}
