import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { GatewayText } from '../../components/text/gateway-text';
import { AnswerText } from '../parts/answer-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';

/** The answers for which an application was declined or warned about. */
export const OutcomeReasons = observer(function OutcomeReasons() {
  const { t } = useTranslation();
  const { answers, application, questions } = useStore(ApplicationStore);
  const reasons = (application?.outcome?.because ?? []).flatMap((at) => {
    const [, section = '', name = ''] = at.split('/');
    const field = questions.form.properties[section]?.properties?.[name];
    return field ? [{ at, field, answer: answers[section]?.[name] }] : [];
  });
  if (reasons.length === 0) return null;
  return (
    <>
      <p>{t('openAccount.because')}</p>
      <ul className={styles['reasons']}>
        {reasons.map(({ answer, at, field }) => (
          <li key={at}>
            <GatewayText culture={null}>{field.title ?? null}</GatewayText>{' '}
            <strong>
              <AnswerText schema={field} answer={answer} />
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
});
