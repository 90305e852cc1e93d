import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { CoolingOff } from './cooling-off';
import { OpenedAccount } from './opened-account';
import { Reasons } from './reasons';
import { Timeline } from './timeline';
import { Warning } from './warning';

/** The state of a submitted application, with the client's tasks. */
export const ApplicationStatus = observer(function ApplicationStatus() {
  const { application, stage } = useStore(ApplicationStore);
  if (!application) return null;
  return (
    <div className={styles['split']}>
      <div>
        {stage === 'warning' && <Warning />}
        {stage === 'cooling-off' && <CoolingOff until={application.outcome?.until ?? null} />}
        {stage === 'status' && (
          <>
            <Reasons application={application} />
            <OpenedAccount application={application} />
          </>
        )}
      </div>
      <Timeline application={application} />
    </div>
  );
});
