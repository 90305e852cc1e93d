import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { PasskeysStore, type PasskeyStep } from '../../../application/session/passkeys-store';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../domain/session/passkey';
import sections from '../../components/page/page-sections.module.css';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useLengthError } from '../../forms/use-length-error';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { EndOthersBox } from './end-others-box';
import { ProofFields } from './proof-fields';

type FormStep = Exclude<PasskeyStep, { kind: 'codes' }>;

const SUBMITS = {
  add: 'profile.passkeys.add',
  rename: 'profile.passkeys.save',
  remove: 'profile.passkeys.remove',
} as const;

/** Adds, renames or removes a passkey, with a proof of identity. */
export const PasskeyForm = observer(function PasskeyForm({ step }: { step: FormStep }) {
  const { t } = useTranslation();
  const lengthError = useLengthError();
  const store = useStore(PasskeysStore);
  const { canSign, deviceIssue, issues, submission, typedProof } = store;
  return (
    <SubmitForm
      key={step.kind}
      issues={issues}
      testId="passkey-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
      {step.kind === 'add' && <p className={sections['help']}>{t('profile.passkeys.addLead')}</p>}
      {step.kind === 'remove' ? (
        <h3>{t('profile.passkeys.removeLead', { name: step.passkey.name })}</h3>
      ) : (
        <Field
          id="passkey-name"
          label={t('profile.passkeys.nameLabel')}
          error={
            lengthError(store.name, MAX_PASSKEY_NAME_LENGTH) ??
            (issues.name && t('profile.passkeys.nameMissing'))
          }
        >
          <TextInput
            name="name"
            autoComplete="off"
            autoFocus
            value={store.name}
            onChange={(value) => store.set('name', value)}
          />
        </Field>
      )}
      <ProofFields
        name="passkey"
        store={store}
        password={typedProof === 'password'}
        code={typedProof === 'code' ? 'any' : null}
      />
      {step.kind !== 'rename' && <EndOthersBox name="passkey" store={store} />}
      <div className={sections['line']}>
        <SubmitButton testId="passkey-submit" sending={submission.isSending}>
          {t(SUBMITS[step.kind])}
        </SubmitButton>
        {canSign && (
          <Button
            size="large"
            disabled={submission.isSending}
            data-testid="passkey-sign"
            onClick={() => void store.submit('passkey')}
          >
            {t('profile.passkeys.use')}
          </Button>
        )}
        <Button type="text" size="large" data-testid="passkey-cancel" onClick={() => store.leave()}>
          {t('profile.secondFactor.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
});
