import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CopyChangeStore } from '../../../application/social/copy-change-store';
import type { Copy } from '../../../domain/social/copy';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { SubmitButton } from '../../forms/antd/submit-button';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';
import { CopyProblem } from './copy-problem';
import { MultiplierField } from './multiplier-field';
import { StopField } from './stop-field';

/** Another stop and another multiplier for a running copy, with the stop before and after. */
export const CopyChangeForm = observer(function CopyChangeForm({ copy }: { copy: Copy }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const store = useStore(CopyChangeStore);
  const { base, multiplier, nextStop, stopInput, stopIssue, submission } = store;
  const { currency, equity, stopEquity } = copy;
  const errors = {
    range: t('social.refusal.stop'),
    reached: t('social.change.tooHigh', { amount: formatMoney(equity ?? '0', currency) }),
  };
  return (
    <div className={styles['panel']} data-testid="copy-change-form">
      <h2>{t('social.change.title')}</h2>
      <SubmitForm
        testId="copy-change"
        issues={{ stop: stopIssue }}
        unsentText="nothing"
        onSubmit={() => void store.saveRules()}
      >
        {submission.problem && <CopyProblem problem={submission.problem} />}
        <StopField
          id="copy-new-stop"
          text={stopInput.text}
          percent={stopInput.percent}
          amount={base}
          currency={currency}
          hint={t('social.change.of', { amount: formatMoney(base, currency) })}
          error={stopIssue && errors[stopIssue]}
          onChoose={(percent) => store.setStop(percent)}
          onType={(text) => store.setStopText(text)}
        />
        <MultiplierField
          id="copy-new-multiplier"
          value={multiplier}
          onChange={(value) => store.setMultiplier(value)}
        />
        <Facts
          facts={[
            {
              key: 'before',
              label: t('social.change.stopBefore'),
              value: <Amount value={stopEquity} currency={currency} />,
            },
            {
              key: 'after',
              label: t('social.change.stopAfter'),
              value: <Amount value={nextStop ?? null} currency={currency} />,
            },
          ]}
        />
        <p className={styles['quiet']}>{t('social.change.note')}</p>
        <div className={styles['buttons']}>
          <Button size="large" onClick={() => store.close()}>
            {t('social.change.cancel')}
          </Button>
          <SubmitButton testId="copy-change-submit" sending={submission.isSending}>
            {t('social.change.submit')}
          </SubmitButton>
        </div>
      </SubmitForm>
    </div>
  );
});
