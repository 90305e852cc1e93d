import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { dataOf } from '../../../application/remote/remote';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip } from '../../components/chip';
import { PageHead } from '../../components/page/page-head';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { StateChip } from './state-chip';

/** The form's title, the application's state, and the time at which the answers were saved. */
export const ApplicationHead = observer(function ApplicationHead() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(ApplicationStore);
  const { application, deadline, reAssessment, savedAt, stage } = store;
  const title = dataOf(store.remote)?.form.title;
  const savedInstant = instantOf(savedAt);
  return (
    <PageHead
      title={title ?? t(reAssessment ? 'openAccount.renewTitle' : 'openAccount.title')}
      note={
        <>
          {stage === 'questions' && deadline !== null && (
            <span data-testid="application-due">
              <Chip tone="warning" icon={<ClockCircleOutlined />}>
                <span>
                  <Sentence textKey="openAccount.until" parts={{ date: <Time instant={deadline.at} /> }} />
                  {deadline.daysLeft > 0 &&
                    ` ${t('openAccount.left', { count: deadline.daysLeft, number: numbers.integer(deadline.daysLeft) })}`}
                </span>
              </Chip>
            </span>
          )}
          {stage === 'status' && application && <StateChip state={application.state} />}
        </>
      }
      actions={
        stage === 'questions' &&
        savedInstant !== null && (
          <span role="status" className={styles['saved']} data-testid="application-saved">
            <CheckOutlined aria-hidden />{' '}
            <Sentence textKey="openAccount.savedAt" parts={{ time: <Time instant={savedInstant} /> }} />
          </span>
        )
      }
    />
  );
});
