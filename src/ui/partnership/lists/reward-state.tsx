import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import type { ReactNode } from 'react';
import type { RewardState } from '../../../domain/partnership/reward';
import { Chip, type ChipTone } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

const LOOKS: Readonly<Record<RewardState, readonly [tone: ChipTone, icon: ReactNode]>> = {
  accrued: ['info', <ClockCircleOutlined key="icon" />],
  held: ['warning', <EyeOutlined key="icon" />],
  approved: ['success', <CheckCircleOutlined key="icon" />],
  paid: ['success', <CheckCircleOutlined key="icon" />],
  rejected: ['error', <CloseCircleOutlined key="icon" />],
  clawback: ['error', <RollbackOutlined key="icon" />],
  none: ['neutral', <MinusCircleOutlined key="icon" />],
};

/** A reward's state, by color, icon and word. */
export function RewardStateChip({ state }: { state: RewardState }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`partnership.state.${state}`)}
    </Chip>
  );
}
