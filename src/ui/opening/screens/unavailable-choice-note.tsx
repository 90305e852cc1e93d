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
  const { unavailableChoices } = useStore(OpeningStore);
  const unavailableChoice = unavailableChoices.find((choice) => choice.step === step);
  const formatValue = (value: string) =>
    step === 'leverage' ? `1:${value}` : step === 'marginMode' ? t(`account.mode.${value}`) : value;
  return (
    <span role="status" className={styles['unavailable']}>
      {unavailableChoice &&
        t('account.open.fallen', { before: `\u2068${formatValue(unavailableChoice.original)}\u2069` })}
    </span>
  );
});
