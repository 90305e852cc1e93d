import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { AccountSettingsStore } from '../../../application/accounts/account-settings-store';
import type { Account } from '../../../domain/accounts/account';
import type { FormProblem } from '../../../application/kernel/form-problem';
import {
  ACCOUNT_PASSWORD_KINDS,
  accountLimitOf,
  type AccountSettings,
} from '../../../domain/accounts/account-settings';
import { instantOf } from '../../../domain/kernel/instant';
import { Amount } from '../../components/figures/amount';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { SplitSection } from '../../components/page/split-section';
import split from '../../components/page/split-section.module.css';
import { Time } from '../../components/figures/time';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { Tiles } from '../../forms/antd/tiles';
import { Field, FieldGroup } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { VisuallyHidden } from '../../components/visually-hidden';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { TextInput } from '../../forms/antd/text-input';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountPasswordForm } from './account-password-form';
import { Verbatim } from '../../components/text/verbatim';

interface SettingsProps {
  account: Account;
  settings: AccountSettings;
}

/** The settings of the account that the client can change. */
export const AccountSettingsSection = observer(function AccountSettingsSection({
  account,
}: {
  account: Account;
}) {
  const { t } = useTranslation();
  const store = useStore(AccountSettingsStore);
  const { login } = account;
  useEffect(() => store.open(login), [store, login]);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('account.settings.failed')}
      skeleton={<BookSkeleton />}
    >
      {(settings) => (
        <>
          <Name account={account} settings={settings} />
          {settings.leverages.length > 0 && <Leverage account={account} settings={settings} />}
          <Passwords account={account} settings={settings} />
          <Archive account={account} settings={settings} />
        </>
      )}
    </FreshPanel>
  );
});

const Name = observer(function Name({ account, settings: { nicknameLength } }: SettingsProps) {
  const { t } = useTranslation();
  const max = useNumbers().integer(nicknameLength);
  const store = useStore(AccountSettingsStore);
  return (
    <SplitSection title={t('account.settings.name')} help={t('account.settings.nameHint', { max })}>
      <SubmitForm
        testId="account-rename"
        unsentText={<UnsentText hasText={() => store.hasUnsentName} />}
        className={split['inline']}
        onSubmit={() => void store.rename()}
      >
        {store.renameSubmission.problem && <FormProblemNotice problem={store.renameSubmission.problem} />}
        <Field
          id="account-name"
          label={<VisuallyHidden>{t('account.settings.name')}</VisuallyHidden>}
          error={store.isNameTooLong ? t('account.settings.nameTooLong', { max }) : undefined}
        >
          <TextInput
            autoComplete="off"
            placeholder={account.name ?? ''}
            value={store.name}
            onChange={(name) => store.setName(name)}
          />
        </Field>
        <Button
          htmlType="submit"
          size="large"
          data-testid="account-rename-submit"
          loading={store.renameSubmission.isSending}
        >
          {t('account.settings.save')}
        </Button>
      </SubmitForm>
    </SplitSection>
  );
});

const Leverage = observer(function Leverage({ account, settings: { leverages } }: SettingsProps) {
  const { t } = useTranslation();
  const store = useStore(AccountSettingsStore);
  const { currency, equity } = account;
  const pickedOffer = leverages.find(({ leverage }) => leverage === store.leverage);
  const money = (value: string | null) => <Amount value={value} currency={currency} />;
  return (
    <SplitSection title={t('account.settings.leverage')} testId="account-leverage">
      {store.leverageSubmission.problem && <FormProblemNotice problem={store.leverageSubmission.problem} />}
      <FieldGroup
        id="account-leverage-choice"
        label={<VisuallyHidden>{t('account.settings.leverage')}</VisuallyHidden>}
      >
        <Tiles
          name="account-leverage-choice"
          value={String(store.leverage)}
          tiles={leverages.map(({ leverage }) => ({
            value: String(leverage),
            label: <Verbatim>1:{leverage}</Verbatim>,
          }))}
          onChange={(leverage) => store.chooseLeverage(Number(leverage))}
        />
      </FieldGroup>
      {pickedOffer && store.isLeverageChanged && (
        <>
          {pickedOffer.margin !== null && (
            <p className={sections['text']} role="status">
              {pickedOffer.isAllowed ? (
                <Sentence
                  textKey="account.settings.leverageEffect"
                  parts={{ margin: money(pickedOffer.margin), free: money(pickedOffer.freeMargin) }}
                />
              ) : (
                <Sentence
                  textKey="account.settings.leverageTooMuch"
                  values={{ leverage: pickedOffer.leverage }}
                  parts={{ margin: money(pickedOffer.margin), equity: money(equity) }}
                />
              )}
            </p>
          )}
          <div className={sections['line']}>
            {pickedOffer.isAllowed && (
              <Button
                data-testid="account-leverage-submit"
                loading={store.leverageSubmission.isSending}
                onClick={() => void store.changeLeverage()}
              >
                {t('account.settings.changeLeverage', { leverage: pickedOffer.leverage })}
              </Button>
            )}
            <Button type="text" onClick={() => store.resetLeverage()}>
              {t('account.settings.cancel')}
            </Button>
          </div>
        </>
      )}
    </SplitSection>
  );
});

const Passwords = observer(function Passwords({ settings }: SettingsProps) {
  const { t } = useTranslation();
  const store = useStore(AccountSettingsStore);
  const unsentForms = useStore(UnsentForms);
  return ACCOUNT_PASSWORD_KINDS.map((kind) => {
    const password = kind === 'trading' ? settings.tradingPassword : settings.readOnlyPassword;
    if (password === null) return null;
    const changedAt = instantOf(password.changedAt);
    return (
      <SplitSection
        key={kind}
        title={t(`account.settings.${kind}`)}
        help={t(`account.settings.${kind}Hint`)}
        testId={`account-password-${kind}`}
      >
        {store.form?.kind === kind ? (
          <AccountPasswordForm />
        ) : (
          <div className={split['ends']}>
            <span>
              {changedAt === null ? (
                t('account.settings.notSet')
              ) : (
                <Sentence
                  textKey="account.settings.changedOn"
                  parts={{ time: <Time instant={changedAt} /> }}
                />
              )}
            </span>
            <Button onClick={() => unsentForms.leave(store.hasUnsentPassword, () => store.openForm(kind))}>
              {t('account.settings.set')}
            </Button>
          </div>
        )}
      </SplitSection>
    );
  });
});

const Archive = observer(function Archive({ account, settings: { archive } }: SettingsProps) {
  const { t } = useTranslation();
  const store = useStore(AccountSettingsStore);
  const { status } = account;
  const { problem } = store.archiveSubmission;
  if (status === 'pending') return null;
  const until = instantOf(archive.restoreUntil);
  return (
    <SplitSection
      title={t('account.settings.archive')}
      help={status === 'archived' ? undefined : t('account.settings.archiveHint')}
      testId="account-archive"
    >
      {problem && <ArchiveProblem problem={problem} />}
      {status !== 'archived' && (
        <div className={split['ends']}>
          <ul>
            {archive.blockers.map(({ kind }) => (
              <li key={kind}>{t(`account.settings.blocker.${kind}`)}</li>
            ))}
          </ul>
          <Button
            disabled={!archive.isAllowed}
            loading={store.archiveSubmission.isSending}
            onClick={() => void store.archive()}
          >
            {t('account.settings.doArchive')}
          </Button>
        </div>
      )}
      {status === 'archived' && until === null && <p>{t('account.settings.noRestore')}</p>}
      {status === 'archived' && until !== null && (
        <div className={split['ends']}>
          <p>
            <Sentence textKey="account.settings.restoreUntil" parts={{ time: <Time instant={until} /> }} />
          </p>
          <Button loading={store.archiveSubmission.isSending} onClick={() => void store.restore()}>
            {t('account.settings.restore')}
          </Button>
        </div>
      )}
    </SplitSection>
  );
});

/** Why an account was not archived or restored. */
function ArchiveProblem({ problem }: { problem: FormProblem }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const maxAccounts = problem.kind === 'refused' ? accountLimitOf(problem.details) : null;
  if (maxAccounts === null) return <FormProblemNotice problem={problem} />;
  const count = numbers.integer(maxAccounts);
  return <FormNotice tone="error">{t('account.open.limit', { have: count, most: count })}</FormNotice>;
}
