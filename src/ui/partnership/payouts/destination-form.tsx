import { observer } from 'mobx-react-lite';
import { PayoutsStore } from '../../../application/partnership/payouts-store';
import type { CommissionDestination } from '../../../domain/partnership/payout';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { ProofField } from '../../forms/antd/proof-field';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { WalletName } from './wallet-name';

/** The account or wallet that commission goes to, and the form that names another one. */
export const DestinationForm = observer(function DestinationForm({
  destination,
}: {
  destination: CommissionDestination | null;
}) {
  const { t } = useTranslation();
  const store = useStore(PayoutsStore);
  const { assets, choice, isChoiceMissing, isSaved, liveAccounts, submission } = store;
  const choices = [
    ...liveAccounts.map(({ currency, login }) => ({
      value: String(login),
      label: `${login} · ${currency}`,
      choice: { login, asset: null },
    })),
    ...assets.map((asset) => ({
      value: asset,
      label: t('payouts.wallet', { asset: `\u2066${asset}\u2069` }),
      choice: { login: null, asset },
    })),
  ];
  return (
    <section className={sections['section']}>
      <h2>{t('payouts.destination')}</h2>
      <Current destination={destination} />
      {choices.length === 0 ? (
        <p className={sections['help']}>{t('payouts.noAccount')}</p>
      ) : (
        <SubmitForm
          testId="payout-destination"
          unsentText={<UnsentText hasText={() => store.choice !== null} />}
          className={sections['form']}
          onSubmit={() => void store.submit()}
        >
          {isSaved && <FormNotice tone="success">{t('payouts.saved')}</FormNotice>}
          {submission.problem && <FormProblemNotice problem={submission.problem} />}
          <Field
            id="payout-login"
            label={t(assets.length > 0 ? 'payouts.chooseAny' : 'payouts.choose')}
            error={isChoiceMissing ? t('payouts.chooseMissing') : undefined}
          >
            <SelectInput
              value={choice ? (choice.asset ?? String(choice.login)) : ''}
              choices={choices.map(({ label, value }) => ({ value, label }))}
              onChange={(value) => store.choose(choices.find((item) => item.value === value)?.choice ?? null)}
            />
          </Field>
          <ProofField
            name="payout"
            proof={store.proof}
            isSending={submission.isSending}
            onPasskey={() => void store.submit('passkey')}
          />
          <SubmitButton testId="payout-save" sending={submission.isSending}>
            {t('payouts.save')}
          </SubmitButton>
        </SubmitForm>
      )}
    </section>
  );
});

function Current({ destination }: { destination: CommissionDestination | null }) {
  const { t } = useTranslation();
  if (!destination) return <p className={sections['help']}>{t('payouts.destinationNone')}</p>;
  const { asset, currency, login, usableFrom } = destination;
  return (
    <p className={sections['help']} data-testid="payout-current">
      {asset === null ? (
        <Verbatim>{currency === null ? login : `${login} · ${currency}`}</Verbatim>
      ) : (
        <WalletName asset={asset} />
      )}
      {usableFrom !== null && (
        <>
          {' · '}
          <Sentence textKey="payouts.usableFrom" parts={{ at: <Time instant={Date.parse(usableFrom)} /> }} />
        </>
      )}
    </p>
  );
}
