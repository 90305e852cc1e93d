import { observer } from 'mobx-react-lite';
import type { CopyStep } from '../../../application/social/copy-form-store';
import { StepBar } from '../../forms/antd/step-bar';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';

type Step = CopyStep | 'done';

const STEPS: readonly Step[] = ['amount', 'rehearsal', 'consents', 'done'];

/** If the rehearsal does not fit beside the settings, one step follows another. */
export const useIsStepwise = (): boolean => useMediaQuery('(width < 62em)');

/** The way to a running copy. On a wide screen all settings, with rehearsal and consents, are its first step. */
export const StartSteps = observer(function StartSteps({ current }: { current: Step }) {
  const { t } = useTranslation();
  const isStepwise = useIsStepwise();
  const names = {
    amount: t('social.start.amount'),
    rehearsal: t('social.steps.rehearsal'),
    consents: t('social.start.consents'),
    done: t('social.steps.done'),
  };
  const label = t('social.start.submit');
  if (isStepwise)
    return (
      <StepBar label={label} steps={STEPS.map((step) => names[step])} current={STEPS.indexOf(current)} />
    );
  return (
    <StepBar
      label={label}
      steps={[t('social.steps.rehearse'), names.done]}
      current={current === 'done' ? 1 : 0}
    />
  );
});
