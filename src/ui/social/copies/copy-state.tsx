import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import PauseCircleOutlined from '@ant-design/icons/es/icons/PauseCircleOutlined';
import type { ReactNode } from 'react';
import type { CopyState } from '../../../domain/social/copy';
import { Chip, type ChipTone } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

const CHIPS: Readonly<Record<CopyState, readonly [tone: ChipTone, icon?: ReactNode]>> = {
  active: ['success', <CheckCircleOutlined key="icon" />],
  paused: ['warning', <PauseCircleOutlined key="icon" />],
  stopping: ['info', <ClockCircleOutlined key="icon" />],
  stopped: ['neutral'],
};

/** The state of a copy. */
export function CopyStateChip({ state }: { state: CopyState }) {
  const { t } = useTranslation();
  const [tone, icon] = CHIPS[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`social.copy.state.${state}`)}
    </Chip>
  );
}
