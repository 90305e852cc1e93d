import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import line from '../../components/dot-line.module.css';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';

/** Explains why the questions are repeated, and what follows with and without answers. */
export const ReAssessmentAside = observer(function ReAssessmentAside() {
  const { t } = useTranslation();
  const { application, deadline, remote } = useStore(ApplicationStore);
  const intro = dataOf(remote)?.form.intro;
  return (
    <aside className={styles['aside']}>
      <h3>{t('openAccount.again.why')}</h3>
      <p>
        <GatewayText culture={null}>{intro ?? t('openAccount.renew')}</GatewayText>
      </p>
      <h3>{t('openAccount.again.when')}</h3>
      <ul className={line['line']} data-testid="application-when">
        <li className={line['info']}>
          <strong>{t('openAccount.after.title')}</strong>
          <p>{t('openAccount.again.atOnce')}</p>
        </li>
        {deadline !== null && (
          <>
            <li>
              <strong>
                <Sentence textKey="openAccount.until" parts={{ date: <Time instant={deadline.at} /> }} />
              </strong>
              {deadline.isOver && <p>{t('reminder.alert.helpUndated')}</p>}
              {application?.isSkip && <p>{t('openAccount.maySkip')}</p>}
            </li>
            {!deadline.isOver && (
              <li>
                <strong>{t('openAccount.after.then')}</strong>
                <p>{t('reminder.alert.help')}</p>
              </li>
            )}
          </>
        )}
      </ul>
    </aside>
  );
});
