import { observer } from 'mobx-react-lite';
import { PayoutAddressStore } from '../../../application/wallet/payout-address-store';
import { NETWORKS } from '../../../domain/wallet/digital-asset';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Field, FieldGroup } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { TextInput } from '../../forms/antd/text-input';
import { useStore } from '../../hooks/use-store';
import { ProofField } from '../../forms/antd/proof-field';

/** A new payout address. It can be set only after the gateway has found it valid. */
export const AddressForm = observer(function AddressForm() {
  const { t } = useTranslation();
  const store = useStore(PayoutAddressStore);
  const { isAddressMissing, addressState, submission } = store;
  const hasAddressError = addressState === 'invalid' || addressState === 'unavailable';
  return (
    <SubmitForm
      testId="wallet-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {store.isAddressSaved && !store.isChangePending && (
        <FormNotice tone="success">{t('wallet.changed')}</FormNotice>
      )}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <FieldGroup id="wallet-network" label={t('wallet.network')}>
        <ChoiceInput
          name="network"
          choices={NETWORKS.map((value) => ({ value, label: t(`wallet.networks.${value}`) }))}
          value={store.network}
          onChange={(network) => store.setNetwork(network)}
        />
      </FieldGroup>
      <Field
        id="wallet-address"
        label={t('wallet.newAddress')}
        hint={<span role="status">{hasAddressError ? '' : t(`wallet.state.${addressState}`)}</span>}
        error={
          isAddressMissing
            ? t('wallet.missing')
            : hasAddressError
              ? t(`wallet.state.${addressState}`)
              : undefined
        }
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={store.address}
          onChange={(value) => store.setAddress(value)}
          onBlur={() => void store.check()}
        />
      </Field>
      <ProofField
        name="wallet"
        proof={store.proof}
        isSending={submission.isSending}
        onPasskey={() => void store.submit('passkey')}
      />
      <SubmitButton testId="wallet-submit" sending={submission.isSending}>
        {t('wallet.submit')}
      </SubmitButton>
    </SubmitForm>
  );
});
