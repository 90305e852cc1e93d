import { observer } from 'mobx-react-lite';
import { ProfileStore } from '../../../application/profile/profile-store';
import { dataOf } from '../../../application/remote/remote';
import { PasswordInput } from '../../forms/antd/password-input';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { UserName } from '../../forms/user-name';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

type ProofField = 'password' | 'code';

interface ProofFieldsProps {
  /** Prefix of the fields' ids. */
  name: 'passkey' | 'second-factor' | 'profile';
  /** Stores the typed values. */
  store: Readonly<Record<ProofField, string>> & {
    readonly issues: Readonly<Partial<Record<ProofField, 'missing' | 'wrong'>>>;
    set(field: ProofField, value: string): void;
  };
  password: boolean;
  /** A code of the app alone, or a recovery code as well; null for none. */
  code: 'app' | 'any' | null;
}

/** The fields that prove who changes the second factor: the password, a code, or both. */
export const ProofFields = observer(function ProofFields({ name, store, password, code }: ProofFieldsProps) {
  const { t } = useTranslation();
  const profile = useStore(ProfileStore);
  const { issues } = store;
  return (
    <>
      <UserName value={dataOf(profile.remote)?.email} />
      {password && (
        <Field
          id={`${name}-password`}
          label={t('profile.passwordField.current')}
          error={issues.password && t(`profile.issue.current.${issues.password}`)}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={store.password}
            onChange={(value) => store.set('password', value)}
          />
        </Field>
      )}
      {code && (
        <Field
          id={`${name}-code`}
          label={t(`profile.secondFactor.code.${code}`)}
          error={issues.code && t(`profile.secondFactor.issue.${issues.code}`)}
        >
          <TextInput
            name="code"
            autoComplete="one-time-code"
            inputMode={code === 'app' ? 'numeric' : 'text'}
            dir="ltr"
            spellCheck={false}
            value={store.code}
            onChange={(value) => store.set('code', value)}
          />
        </Field>
      )}
    </>
  );
});
