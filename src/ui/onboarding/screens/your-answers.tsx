import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { Dialog } from '../../components/floating/dialog';
import { GatewayText } from '../../components/text/gateway-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AnswerFacts } from './answer-facts';
import styles from './application.module.css';

/** The submitted answers, to read again. */
export const YourAnswers = observer(function YourAnswers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { steps } = useStore(ApplicationStore);
  return (
    <Dialog
      testId="application-answers"
      title={t('openAccount.answers')}
      closable
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {steps.map(
        ({ name, section }) =>
          section && (
            <section key={name} className={styles['reviewed']}>
              <h3>
                <GatewayText culture={null}>{section.title}</GatewayText>
              </h3>
              <AnswerFacts name={name} section={section} />
            </section>
          ),
      )}
    </Dialog>
  );
});
