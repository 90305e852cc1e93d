import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { dataOf, isMissing } from '../../application/remote/remote';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { stepAddress, type FirstStep } from '../../domain/dashboard/first-steps';
import { canMoveMoney } from '../../domain/accounts/money-move';
import { FreshPanel } from '../components/panels/fresh-panel';
import { VisuallyHidden } from '../components/visually-hidden';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { RowsSkeleton } from './list-placeholder';
import { Widget } from './widget';
import styles from './dashboard.module.css';

/** Steps from registration to the first trade; hidden when all are done. */
export const FirstSteps = observer(function FirstSteps() {
  const { t } = useTranslation();
  const store = useStore(ClientProgressStore);
  const { isFolded, steps } = store;
  if (isMissing(steps) || dataOf(steps)?.every(({ isDone }) => isDone)) return null;
  return (
    <Widget
      title={t('dashboard.started')}
      testId="dashboard-steps"
      note={
        <Button type="link" aria-expanded={!isFolded} onClick={() => store.setFolded(!isFolded)}>
          {t(isFolded ? 'dashboard.show' : 'dashboard.hide')}
        </Button>
      }
    >
      <FreshPanel
        remote={steps}
        onRetry={() => store.retrySteps()}
        failedTitle={t('dashboard.startedFailed')}
        skeleton={<RowsSkeleton rows={isFolded ? 1 : 4} />}
      >
        {(allSteps) => (
          <>
            <StepsProgress steps={allSteps} />
            {!isFolded && (
              <ul className={styles['steps']}>
                {allSteps.map((step) => (
                  <Step key={step.step} step={step} />
                ))}
              </ul>
            )}
          </>
        )}
      </FreshPanel>
    </Widget>
  );
});

function StepsProgress({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const progressText = t('money.confirmations', {
    done: numbers.integer(doneCount),
    number: numbers.integer(steps.length),
  });
  return (
    <Progress
      percent={(doneCount / steps.length) * 100}
      size="small"
      strokeColor="var(--ant-color-primary)"
      format={() => progressText}
      aria-label={t('dashboard.started')}
    />
  );
}

const Step = observer(function Step({ step: { isDone, step } }: { step: FirstStep }) {
  const { t } = useTranslation();
  const accounts = dataOf(useStore(AccountsStore).remote)?.accounts ?? [];
  const live = accounts.find(canMoveMoney);
  const to = isDone ? null : stepAddress(step, live?.login);
  return (
    <li data-done={isDone}>
      {isDone ? <CheckCircleOutlined aria-hidden /> : <i className={styles['open']} aria-hidden="true" />}
      {to === null ? (
        <span>{t(`dashboard.step.${step}`)}</span>
      ) : (
        <Link to={to}>{t(`dashboard.step.${step}`)}</Link>
      )}
      <VisuallyHidden>{t(isDone ? 'account.yes' : 'account.no')}</VisuallyHidden>
    </li>
  );
});
