import { observer } from 'mobx-react-lite';
import { OpeningStore } from '../../../application/opening/opening-store';
import type { OpeningStep } from '../../../domain/opening/choose-opening';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './opening.module.css';

/** What the client had chosen in a step, where it is not on offer any more. */
export const Fallen = observer(function Fallen({ step }: { step: OpeningStep }) {
  const { t } = useTranslation();
  const { fallen } = useStore(OpeningStore);
  const own = fallen.find((one) => one.step === step);
  const written = (value: string) =>
    step === 'leverage' ? `1:${value}` : step === 'marginMode' ? t(`account.mode.${value}`) : value;
  return (
    <span role="status" className={styles['fallen']}>
      {own && t('account.open.fallen', { before: `\u2068${written(own.before)}\u2069` })}
    </span>
  );
});
