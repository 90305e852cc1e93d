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

/** The account that commission goes to, and the form that names another one. */
export const DestinationForm = observer(function DestinationForm({
  destination,
}: {
  destination: CommissionDestination | null;
}) {
  const { t } = useTranslation();
  const store = useStore(PayoutsStore);
  const { isLoginMissing, isSaved, liveAccounts, login, submission } = store;
  return (
    <section className={sections['section']}>
      <h2>{t('payouts.destination')}</h2>
      <Current destination={destination} />
      {liveAccounts.length === 0 ? (
        <p className={sections['help']}>{t('payouts.noAccount')}</p>
      ) : (
        <SubmitForm
          testId="payout-destination"
          unsentText={<UnsentText hasText={() => store.login !== null} />}
          className={sections['form']}
          onSubmit={() => void store.submit()}
        >
          {isSaved && <FormNotice tone="success">{t('payouts.saved')}</FormNotice>}
          {submission.problem && <FormProblemNotice problem={submission.problem} />}
          <Field
            id="payout-login"
            label={t('payouts.choose')}
            error={isLoginMissing ? t('payouts.chooseMissing') : undefined}
          >
            <SelectInput
              value={login === null ? '' : String(login)}
              choices={liveAccounts.map((account) => ({
                value: String(account.login),
                label: `${account.login} · ${account.currency}`,
              }))}
              onChange={(value) => store.choose(Number(value))}
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
  const { currency, login, usableFrom } = destination;
  return (
    <p className={sections['help']} data-testid="payout-current">
      <Verbatim>{currency === null ? login : `${login} · ${currency}`}</Verbatim>
      {usableFrom !== null && (
        <>
          {' · '}
          <Sentence textKey="payouts.usableFrom" parts={{ at: <Time instant={Date.parse(usableFrom)} /> }} />
        </>
      )}
    </p>
  );
}
