import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dataOf } from '../../../application/remote/remote';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { copyPage, socialTab, strategyPage } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import { Chip } from '../../components/chip';
import { BackLink } from '../../components/page/back-link';
import { PageHead } from '../../components/page/page-head';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Fall } from '../screens/strategy-figure';
import { StartSkeleton } from '../screens/view-skeletons';
import { StartForm } from './start-form';
import { StartSteps, useIsStepwise } from './start-steps';
import styles from './start.module.css';

/** The form that starts a copy of the strategy in the address. */
export const CopyStart = observer(function CopyStart({ strategyId }: { strategyId: number }) {
  const { t } = useTranslation();
  const strategies = useStore(StrategiesStore);
  const name = dataOf(strategies.remote)?.find(({ id }) => id === strategyId)?.name;
  return (
    <>
      <BackLink to={name === undefined ? socialTab('strategies') : strategyPage(strategyId)}>
        {name ?? t('social.tabs.strategies')}
      </BackLink>
      <FreshPanel
        remote={strategies.remote}
        onRetry={() => strategies.retry()}
        failedTitle={t('social.failed')}
        skeleton={<StartSkeleton />}
      >
        {(list) => {
          const strategy = list.find(({ id }) => id === strategyId);
          return strategy ? (
            <CopyForm strategy={strategy} />
          ) : (
            <EmptyNote
              title={t('social.start.unknown')}
              text={t('social.start.unknownText')}
              testId="copy-unknown"
            />
          );
        }}
      </FreshPanel>
    </>
  );
});

const CopyForm = observer(function CopyForm({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  const navigate = useNavigate();
  const isStepwise = useIsStepwise();
  useEffect(() => store.open(strategy), [store, strategy]);
  const { startedCopyId } = store;
  useEffect(() => {
    if (startedCopyId === null) return;
    void navigate(copyPage(startedCopyId), { replace: true, state: { isStarted: true } });
  }, [navigate, startedCopyId]);
  return (
    <>
      <PageHead
        title={t('social.start.title', { name: strategy.name })}
        note={<Risk strategy={strategy} />}
        actions={!isStepwise && store.canOrder && <StartSteps current="amount" />}
      />
      <FreshPanel
        remote={store.terms}
        onRetry={() => store.retryTerms()}
        failedTitle={t('social.start.termsFailed')}
        skeleton={<StartSkeleton />}
      >
        {({ refusal }) =>
          refusal === null ? (
            <Sources />
          ) : (
            <EmptyNote
              title={t('social.start.closed')}
              text={t(`social.refusal.${refusal}`)}
              testId="copy-closed"
            />
          )
        }
      </FreshPanel>
    </>
  );
});

/** The risk and the deepest fall, which are shown before any return. */
function Risk({ strategy: { drawdownPercent, risk } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <span className={styles['chips']}>
      {risk !== null && <Chip>{t('social.riskOf', { risk: numbers.integer(risk) })}</Chip>}
      {drawdownPercent !== null && (
        <Chip>
          {t('social.drawdown')} <Fall value={drawdownPercent} />
        </Chip>
      )}
    </span>
  );
}

/** The form, for a client who has an account to copy from. */
const Sources = observer(function Sources() {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('social.start.accountsFailed')}
      skeleton={<StartSkeleton />}
    >
      {() =>
        store.sources.length === 0 ? (
          <EmptyNote
            title={t('social.start.noAccount')}
            text={t('social.start.noAccountText', { currency: store.currency })}
            testId="copy-no-account"
          />
        ) : (
          <StartForm />
        )
      }
    </FreshPanel>
  );
});
