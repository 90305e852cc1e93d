import { observer } from 'mobx-react-lite';
import { AddressBookStore } from '../../../application/wallet/address-book-store';
import { dataOf } from '../../../application/remote/remote';
import { instantOf } from '../../../domain/kernel/instant';
import { MAX_MEMO_LENGTH } from '../../../domain/kernel/identifiers/length';
import { MAX_LABEL_LENGTH } from '../../../domain/wallet/digital-asset';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { useLengthError } from '../../forms/use-length-error';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import money from '../../money/parts/money-page.module.css';
import { OrderProblem } from '../../money/parts/order-problem';
import { OrderProofField } from '../../money/parts/order-proof-field';
import styles from './wallet.module.css';

const NO_FAULTS: readonly string[] = ['unchecked', 'checking', 'valid'];

/** The form for a new address. It can be added only after the gateway has found it valid. */
export const NewAddress = observer(function NewAddress() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lengthError = useLengthError();
  const store = useStore(AddressBookStore);
  const { addedAddress, issues, network, networks, sending, verdict } = store;
  const isFaulty = !NO_FAULTS.includes(verdict);
  const waitHours = dataOf(store.remote)?.waitHours ?? null;
  const verdictText = t(`wallet.verdict.${verdict}`, { network: network?.title ?? network?.id ?? '' });
  const isAboutMemo = verdict === 'memo';
  return (
    <SubmitForm
      testId="wallet-add"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      issues={{ ...issues, verdict: isFaulty ? verdict : undefined, proof: sending.proof.issue }}
      onSubmit={() => void store.submit()}
    >
      {addedAddress && <AddedNotice usableFrom={addedAddress.usableFrom} label={addedAddress.label} />}
      <OrderProblem
        sending={sending}
        requestsAddress={walletPage('addresses')}
        onStartAgain={() => sending.restart()}
      />
      <Field
        id="wallet-label"
        label={t('wallet.label')}
        error={
          lengthError(store.text('label'), MAX_LABEL_LENGTH) ??
          (issues.label && t(`wallet.issue.labelIs.${issues.label}`))
        }
      >
        <TextInput
          autoComplete="off"
          value={store.text('label')}
          onChange={(label) => store.set('label', label)}
        />
      </Field>
      <div className={styles['pair']}>
        <Field
          id="wallet-add-asset"
          label={t('wallet.asset')}
          error={issues.asset && t('wallet.issue.asset')}
        >
          <SelectInput
            value={store.text('asset')}
            choices={store.assets.map(({ asset }) => ({ value: asset, label: asset }))}
            onChange={(asset) => store.set('asset', asset)}
          />
        </Field>
        <Field
          id="wallet-add-network"
          label={t('money.network')}
          error={issues.network && t('money.issue.network')}
        >
          <SelectInput
            value={network?.id ?? ''}
            choices={networks.map(({ id, title }) => ({ value: id, label: title ?? id }))}
            onChange={(id) => {
              store.set('network', id);
              void store.check();
            }}
          />
        </Field>
      </div>
      <Field
        id="wallet-add-address"
        label={t('wallet.addressLabel')}
        hint={<span role="status">{isFaulty ? '' : verdictText}</span>}
        error={issues.address ? t('wallet.missing') : isFaulty && !isAboutMemo ? verdictText : undefined}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={store.address}
          onChange={(address) => store.setAddress(address)}
          onBlur={() => void store.check()}
        />
      </Field>
      {(network?.needsMemo || isAboutMemo || store.memo !== '') && (
        <Field
          id="wallet-add-memo"
          label={t('money.memo')}
          hint={t('money.memoHint')}
          error={lengthError(store.memo, MAX_MEMO_LENGTH) ?? (isAboutMemo ? verdictText : undefined)}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={store.memo}
            onChange={(memo) => store.setMemo(memo)}
            onBlur={() => void store.check()}
          />
        </Field>
      )}
      <OrderProofField sending={sending} onPasskey={() => void store.submit('passkey')} />
      <SubmitButton testId="wallet-add-submit" sending={sending.isSending}>
        {t('wallet.add.submit')}
      </SubmitButton>
      {waitHours !== null && (
        <p className={money['note']}>{t('wallet.add.waits', { hours: numbers.integer(waitHours) })}</p>
      )}
    </SubmitForm>
  );
});

function AddedNotice({ label, usableFrom }: { label: string; usableFrom: string | null }) {
  const { t } = useTranslation();
  const usableInstant = instantOf(usableFrom);
  const name = `\u2068${label}\u2069`;
  return (
    <FormNotice tone="success">
      {usableInstant === null ? (
        t('wallet.add.done', { label: name })
      ) : (
        <Sentence
          textKey="wallet.add.doneFrom"
          values={{ label: name }}
          parts={{ time: <Time instant={usableInstant} /> }}
        />
      )}
    </FormNotice>
  );
}
