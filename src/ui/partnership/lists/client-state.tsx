import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import type { ReactNode } from 'react';
import type { ReferredState } from '../../../domain/partnership/referred-client';
import { Chip, type ChipTone } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

const LOOKS: Readonly<Record<ReferredState, readonly [tone: ChipTone, icon?: ReactNode]>> = {
  active: ['success', <CheckCircleOutlined key="icon" />],
  'no-deposit': ['neutral'],
  hidden: ['neutral', <EyeInvisibleOutlined key="icon" />],
  refused: ['error', <StopOutlined key="icon" />],
  ended: ['neutral', <StopOutlined key="icon" />],
};

/** The state of a referred client, by color, icon and word. */
export function ClientStateChip({ state }: { state: ReferredState }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`partnership.clientState.${state}`)}
    </Chip>
  );
}
