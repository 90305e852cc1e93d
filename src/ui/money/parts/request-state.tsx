import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import type { MoneyRequestState } from '../../../domain/money/money-request';
import { MONEY_STATES } from '../../../domain/money/money-states.table';
import { Chip } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

const ICONS = {
  neutral: undefined,
  info: <ClockCircleOutlined />,
  warning: <ClockCircleOutlined />,
  success: <CheckCircleOutlined />,
  error: <CloseCircleOutlined />,
} as const;

/** The state of a request in a word. */
export function RequestState({ state }: { state: MoneyRequestState }) {
  const { t } = useTranslation();
  const { tone } = MONEY_STATES[state];
  return (
    <Chip tone={tone} icon={ICONS[tone]}>
      {t(`money.state.${state}`)}
    </Chip>
  );
}
