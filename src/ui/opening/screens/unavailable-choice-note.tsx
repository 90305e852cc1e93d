import { observer } from 'mobx-react-lite';
import { OpeningStore } from '../../../application/opening/opening-store';
import type { OpeningStep } from '../../../domain/opening/choose-opening';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './opening.module.css';

/** Names the client's earlier choice of a step if it is no longer offered. */
export const UnavailableChoiceNote = observer(function UnavailableChoiceNote({
  step,
}: {
  step: OpeningStep;
}) {
  const { t } = useTranslation();
  const { unavailableChoices: fallen } = useStore(OpeningStore);
  const fallenChoice = fallen.find((choice) => choice.step === step);
  const writeValue = (value: string) =>
    step === 'leverage' ? `1:${value}` : step === 'marginMode' ? t(`account.mode.${value}`) : value;
  return (
    <span role="status" className={styles['fallen']}>
      {fallenChoice &&
        t('account.open.fallen', { before: `\u2068${writeValue(fallenChoice.original)}\u2069` })}
    </span>
  );
});
