import Steps from 'antd/es/steps';
import { instantOf } from '../../../domain/kernel/instant';
import { progressOf, type MoneyRequest } from '../../../domain/money/money-request';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { stepIcon } from '../../forms/antd/step-icon';

const STEP_STATUS = { done: 'finish', current: 'process', ahead: 'wait', ended: 'error' } as const;

interface RequestTimelineProps {
  request: Pick<MoneyRequest, 'kind' | 'state' | 'steps'>;
}

/** The states of a request as steps. */
export function RequestTimeline({ request }: RequestTimelineProps) {
  const { t } = useTranslation();
  const items = progressOf(request).map(({ state, at, place }) => {
    const instant = instantOf(at);
    return {
      key: state,
      title: t(`money.state.${state}`),
      content: instant === null ? undefined : <Time instant={instant} />,
      status: state === 'cancelled' ? ('finish' as const) : STEP_STATUS[place],
    };
  });
  return <Steps orientation="vertical" size="small" iconRender={stepIcon} items={items} />;
}
