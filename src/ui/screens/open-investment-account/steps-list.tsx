import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/stores/application-store';
import { useIsPhone } from '../../components/use-media-query';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './steps.module.css';

/** All steps, each a way to it; on phones a line that fills. */
export const StepsList = observer(function StepsList() {
  return useIsPhone() ? <StepsLine /> : <StepsColumn />;
});

const StepsColumn = observer(function StepsColumn() {
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
                <bdi>{section?.title ?? t('openAccount.review')}</bdi>
                {isDone && <VisuallyHidden> {t('openAccount.done.word')}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

const StepsLine = observer(function StepsLine() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { place, steps } = useStore(ApplicationStore);
  const label = t('openAccount.step', {
    step: numbers.integer(place + 1),
    of: numbers.integer(steps.length),
  });
  return (
    <div className={styles['line']} role="img" aria-label={label} data-testid="application-progress">
      {steps.map(({ name }, at) => (
        <span key={name} className={at <= place ? styles['filled'] : undefined} />
      ))}
    </div>
  );
});
