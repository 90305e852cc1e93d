import { observer } from 'mobx-react-lite';
import { OpeningStore } from '../../../application/opening/opening-store';
import type { OpeningPassword } from '../../../domain/opening/opening-issues';
import { SiteStore } from '../../../application/site/site-store';
import type { OpeningOffer } from '../../../domain/opening/opening';
import { webAddress } from '../../../domain/kernel/address';
import { Sentence } from '../../components/text/sentence';
import { PasswordInput } from '../../forms/antd/password-input';
import { TextInput } from '../../forms/antd/text-input';
import { TickBox } from '../../forms/antd/tick-box';
import { Field } from '../../forms/field';
import { PasswordRules } from '../../forms/password-rules';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The account's name, the platform's passwords, and the terms. */
export const OpeningAccess = observer(function OpeningAccess({ offer }: { offer: OpeningOffer }) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const max = useNumbers().integer(store.offers?.nicknameLength ?? 0);
  return (
    <>
      <Field
        id="open-nickname"
        label={t('account.settings.name')}
        hint={t('account.settings.nameHint', { max })}
        error={store.issues.nickname && t('account.settings.nameTooLong', { max })}
      >
        <TextInput autoComplete="off" value={store.nickname} onChange={(name) => store.setNickname(name)} />
      </Field>
      <Password field="tradingPassword" label={t('account.settings.trading')} />
      <Password
        field="readOnlyPassword"
        label={t('account.settings.readOnly')}
        hint={t('account.open.readOnlyHint')}
      />
      {offer.terms && <Agreement offer={offer} />}
    </>
  );
});

interface PasswordProps {
  field: OpeningPassword;
  label: string;
  hint?: string;
}

const Password = observer(function Password({ field, label, hint }: PasswordProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const issue = store.issues[field];
  const rules = store.offers?.passwordRules;
  const text = store.passwordText(field);
  return (
    <Field
      id={`open-${field}`}
      label={label}
      error={issue && t(issue === 'same' ? 'account.open.issue.same' : 'account.settings.weak')}
      hint={
        <>
          {hint}
          {rules && (field === 'tradingPassword' || text !== '') && (
            <PasswordRules password={text} rules={rules} verdicts={store.passwordChecks(field)} />
          )}
        </>
      }
    >
      <PasswordInput
        autoComplete="new-password"
        value={text}
        onChange={(value) => store.setPassword(field, value)}
      />
    </Field>
  );
});

const Agreement = observer(function Agreement({ offer: { terms } }: { offer: OpeningOffer }) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const issue = store.issues.terms;
  return (
    <TickBox
      id="open-terms"
      checked={store.hasAgreed}
      error={issue && t(issue === 'changed' ? 'account.open.issue.termsChanged' : 'account.open.issue.terms')}
      onChange={(agrees) => store.setAgreed(agrees)}
    >
      <Sentence
        textKey="account.open.agree"
        parts={{
          terms: <Legal address={terms?.url ?? null} words={t('footer.terms')} />,
          risk: <Legal address={terms?.riskUrl ?? null} words={t('footer.risk')} />,
        }}
      />
    </TickBox>
  );
});

/** A link to a legal text of the gateway, in a new tab. Without a valid address only its name. */
function Legal({ address, words }: { address: string | null; words: string }) {
  const { origin } = useStore(SiteStore);
  const href = webAddress(address ?? '', origin)?.href;
  if (href === undefined) return <>{words}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
