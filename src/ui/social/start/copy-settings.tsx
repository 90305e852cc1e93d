import { observer } from 'mobx-react-lite';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { accountName } from '../../components/figures/account-name';
import { NumberInput } from '../../forms/antd/number-input';
import { SelectInput } from '../../forms/antd/select-input';
import { TickBox } from '../../forms/antd/tick-box';
import { Field } from '../../forms/field';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { AmountHint, useAmountError } from '../../money/parts/amount-texts';
import { CopyCredit } from '../copies/copy-credit';
import { MultiplierField } from '../copies/multiplier-field';
import { StopField } from '../copies/stop-field';
import { RehearsalDay } from '../rehearsal/rehearsal-day';

/** Account, amount, stop and multiplier of a copy, and the first day of its rehearsal. */
export const CopySettings = observer(function CopySettings() {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  const { amount, amountIssue, currency, limits, source, sources } = store;
  const error = useAmountError(amountIssue, currency);
  return (
    <>
      <Field id="copy-account" label={t('social.start.account')}>
        <SelectInput
          value={String(source?.login ?? '')}
          choices={sources.map((account) => ({
            value: String(account.login),
            label: `${accountName(account)} · ${account.login}`,
          }))}
          onChange={(login) => store.setLogin(Number(login))}
        />
      </Field>
      <Field
        id="copy-amount"
        label={t('social.start.amount')}
        error={error}
        hint={
          <>
            <AmountHint limits={limits} /> {t('social.start.moves')}
          </>
        }
      >
        <NumberInput
          prefix={currency}
          value={store.amountText}
          readings={amountIssue?.kind === 'ambiguous' ? amountIssue.readings : undefined}
          onChange={(text) => store.setAmount(text)}
        />
      </Field>
      <CopyCredit fromLogin={source?.login} amount={amount} />
      <StopField
        id="copy-stop"
        text={store.stopInput.text}
        percent={store.stop}
        amount={amount}
        currency={currency}
        hint={t('social.start.stopHint')}
        error={store.isStopWrong ? t('social.refusal.stop') : undefined}
        onChoose={(percent) => store.setStop(percent)}
        onType={(text) => store.setStopText(text)}
      />
      <MultiplierField
        id="copy-multiplier"
        value={store.multiplier}
        onChange={(multiplier) => store.setMultiplier(multiplier)}
      />
      <RehearsalDay />
      <TickBox id="copy-open" checked={store.withOpen} onChange={(withOpen) => store.setWithOpen(withOpen)}>
        {t('social.start.withOpen')}
      </TickBox>
    </>
  );
});
