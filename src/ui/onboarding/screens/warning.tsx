import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TickBox } from '../../forms/antd/tick-box';
import { SubmitForm } from '../../forms/submit-form';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { OutcomeReasons } from './outcome-reasons';

/** Warns that the product may not suit the client, with the reasons. The client may continue. */
export const Warning = observer(function Warning() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const [isRead, setRead] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submitIfRead = () => (isRead ? void store.submit({ isWarningAccepted: true }) : setMissing(true));
  const { submission } = store;
  return (
    <section className={styles['card']} data-testid="application-warning">
      <WarningOutlined aria-hidden className={styles['warningMark'] ?? ''} />
      <SubmitForm unsentText="nothing" onSubmit={submitIfRead}>
        <h2>{t('openAccount.warning.title')}</h2>
        <OutcomeReasons />
        <p>{t('openAccount.warning.text')}</p>
        {submission.problem && <FormProblemNotice problem={submission.problem} />}
        <TickBox
          id="application-warning-read"
          checked={isRead}
          error={isMissing && !isRead ? t('openAccount.warning.missing') : undefined}
          onChange={setRead}
        >
          {t('openAccount.warning.read')}
        </TickBox>
        <div className={styles['bar']}>
          <SubmitButton testId="application-go-ahead" sending={submission.isSending}>
            {t('openAccount.warning.goAhead')}
          </SubmitButton>
          <Button size="large" data-testid="application-revise" onClick={() => store.revise()}>
            {t('openAccount.warning.revise')}
          </Button>
          <Link to="/accounts">{t('openAccount.warning.leave')}</Link>
        </div>
      </SubmitForm>
    </section>
  );
});
