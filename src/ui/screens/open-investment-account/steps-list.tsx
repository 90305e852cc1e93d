import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/stores/application-store';
import { GatewayText } from '../../components/gateway-text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './steps.module.css';

/** All steps, each a way to it. */
export const StepsList = observer(function StepsList() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(ApplicationStore);
  return (
    <nav aria-label={t('openAccount.steps')}>
      <ol className={styles['steps']}>
        {store.steps.map(({ isDone, name, section }, place) => {
          const isShown = place === store.place;
          return (
            <li key={name} className={isDone && !isShown ? styles['done'] : undefined}>
              <button
                type="button"
                data-testid={`application-step-${section ? name : 'review'}`}
                aria-current={isShown ? 'step' : undefined}
                onClick={() => void store.goTo(name)}
              >
                <span className={styles['mark']} aria-hidden>
                  {isDone && !isShown ? <CheckOutlined /> : numbers.integer(place + 1)}
                </span>
                <GatewayText culture={null}>{section?.title ?? t('openAccount.review')}</GatewayText>
                {isDone && <VisuallyHidden> {t('openAccount.done.word')}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
