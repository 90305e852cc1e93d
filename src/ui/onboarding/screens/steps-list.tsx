import Steps from 'antd/es/steps';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { GatewayText } from '../../components/text/gateway-text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { stepIcon } from '../../forms/antd/step-icon';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** All steps, each one a link. */
export const StepsList = observer(function StepsList() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { stepIndex, steps } = store;
  return (
    <nav aria-label={t('openAccount.steps')}>
      <Steps
        orientation="vertical"
        size="small"
        iconRender={stepIcon}
        current={stepIndex}
        items={steps.map(({ isDone, name, section }, index) => ({
          'data-testid': `application-step-${section ? name : 'review'}`,
          'aria-current': index === stepIndex ? 'step' : undefined,
          status: index === stepIndex ? 'process' : isDone ? 'finish' : 'wait',
          title: (
            <>
              <GatewayText culture={null}>{section?.title ?? t('openAccount.review')}</GatewayText>
              {isDone && <VisuallyHidden> {t('openAccount.done.word')}</VisuallyHidden>}
            </>
          ),
        }))}
        onChange={(index) => void store.goTo(steps[index]?.name ?? '')}
      />
    </nav>
  );
});
