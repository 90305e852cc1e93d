import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletStore } from '../../../application/stores/wallet-store';
import { LONGEST_ADDRESS, NETWORKS, type Network } from '../../../domain/wallet/digital-asset';
import sections from '../../components/page-sections.module.css';
import { RadioGroup } from '../../components/radio-group';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { TextInput } from '../../forms/native/text-input';
import { useStore } from '../../use-store';

/** A new address; it can be set only once the gateway has found it valid. */
export const AddressForm = observer(function AddressForm() {
  const { t } = useTranslation();
  const store = useStore(WalletStore);
  const { missing, state, submission } = store;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };
  const isBad = state === 'invalid' || state === 'unavailable';
  return (
    <form noValidate className={sections['form']} data-testid="wallet-form" onSubmit={submit}>
      {store.changed && <FormNotice tone="success">{t('wallet.changed')}</FormNotice>}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <RadioGroup
        name="network"
        legend={t('wallet.network')}
        options={NETWORKS.map((value) => ({ value, label: t(`wallet.networks.${value}`) }))}
        value={store.network}
        onChange={(value) => store.setNetwork(value as Network)}
      />
      <Field
        id="wallet-address"
        label={t('wallet.newAddress')}
        hint={<span role="status">{isBad ? '' : t(`wallet.state.${state}`)}</span>}
        error={missing ? t('wallet.missing') : isBad ? t(`wallet.state.${state}`) : undefined}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_ADDRESS}
          value={store.address}
          onChange={(typed) => store.setAddress(typed)}
          onBlur={() => void store.check()}
        />
      </Field>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        data-testid="wallet-submit"
        loading={submission.sending}
      >
        {t('wallet.submit')}
      </Button>
    </form>
  );
});
