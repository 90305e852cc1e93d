import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import type { ApplicationState } from '../../../domain/onboarding/application';
import { Chip, type ChipTone } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

const CLOCK = <ClockCircleOutlined />;
const TICK = <CheckCircleOutlined />;
const CHIPS: Readonly<Record<ApplicationState, { tone: ChipTone; icon: ReactNode }>> = {
  none: { tone: 'info', icon: CLOCK },
  onboarding: { tone: 'info', icon: CLOCK },
  submitted: { tone: 'info', icon: CLOCK },
  'action-required': { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  'approval-pending': { tone: 'info', icon: CLOCK },
  approved: { tone: 'success', icon: TICK },
  active: { tone: 'success', icon: TICK },
  rejected: { tone: 'error', icon: <CloseCircleOutlined /> },
};

/** The state of an application in a word. */
export function StateChip({ state }: { state: ApplicationState }) {
  const { t } = useTranslation();
  return (
    <span data-testid="application-state" data-state={state}>
      <Chip {...CHIPS[state]}>{t(`openAccount.state.${state}`)}</Chip>
    </span>
  );
}
