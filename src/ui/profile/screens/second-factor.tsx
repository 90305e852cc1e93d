import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SecondFactorStore } from '../../../application/session/second-factor-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { SecondFactorState } from '../../../domain/session/second-factor';
import { Chip } from '../../components/chip';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import styles from '../../components/page/split-section.module.css';
import { FormNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorForm } from './second-factor-form';
import { SetUpSteps } from './set-up-steps';

/** The authenticator app: its state, setting it up, and turning it off. */
export const SecondFactor = observer(function SecondFactor() {
  const { t } = useTranslation();
  const store = useStore(SecondFactorStore);
  const { completedStep, step } = store;
  useEffect(() => store.open(), [store]);
  return (
    <SplitSection title={t('profile.secondFactor.title')} help={t('profile.secondFactor.help')}>
      {completedStep && (
        <FormNotice tone="success">{t(`profile.secondFactor.done.${completedStep}`)}</FormNotice>
      )}
      <SetUpSteps />
      {step === 'codes' ? (
        <RecoveryCodes
          codes={store.recoveryCodes}
          hasCopied={store.copiedPart === 'codes'}
          onCopy={() => void store.copy('codes')}
          onConfirm={() => store.leave()}
        />
      ) : step === null ? (
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('profile.secondFactor.failed')}
        >
          {(state) => <State state={state} />}
        </FreshPanel>
      ) : (
        <SecondFactorForm step={step} />
      )}
    </SplitSection>
  );
});

const State = observer(function State({ state }: { state: SecondFactorState }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(SecondFactorStore);
  const { isOn, recoveryCodesLeft } = state;
  const hasCodes = recoveryCodesLeft !== null && (isOn || recoveryCodesLeft > 0);
  const times = { since: instantOf(state.since), lastUsed: instantOf(state.lastUsedAt) };
  return (
    <>
      <p className={sections['line']} data-testid="second-factor-state">
        <b>{t('profile.secondFactor.app')}</b>
        <Chip tone={isOn ? 'success' : 'neutral'} icon={isOn && <CheckCircleOutlined />}>
          {t(isOn ? 'profile.secondFactor.on' : 'profile.secondFactor.off')}
        </Chip>
      </p>
      {(['since', 'lastUsed'] as const).map((name) => {
        const instant = times[name];
        return instant === null ? null : (
          <p key={name} className={sections['meta']}>
            <Sentence textKey={`profile.secondFactor.${name}`} parts={{ time: <Time instant={instant} /> }} />
          </p>
        );
      })}
      {hasCodes && (
        <p className={sections['meta']}>
          {t('profile.secondFactor.left', { number: numbers.integer(recoveryCodesLeft ?? 0) })}
        </p>
      )}
      <div className={`${sections['line']} ${styles['action']}`}>
        {hasCodes && (
          <Button data-testid="second-factor-new-codes" onClick={() => store.start('newCodes')}>
            {t('profile.secondFactor.newCodes')}
          </Button>
        )}
        {isOn ? (
          <Button danger data-testid="second-factor-turn-off" onClick={() => store.start('turnOff')}>
            {t('profile.secondFactor.turnOff')}
          </Button>
        ) : (
          <Button data-testid="second-factor-turn-on" onClick={() => store.start('password')}>
            {t('profile.secondFactor.turnOn')}
          </Button>
        )}
      </div>
    </>
  );
});
