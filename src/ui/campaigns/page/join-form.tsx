import { observer } from 'mobx-react-lite';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { Login } from '../../components/figures/login';
import sections from '../../components/page/page-sections.module.css';
import { Verbatim } from '../../components/text/verbatim';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TickBox } from '../../forms/antd/tick-box';
import { FieldGroup } from '../../forms/field';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { ReasonText } from '../parts/campaign-reasons';
import styles from './page.module.css';

/** The form that enters an account, with the accounts that may not be entered and why. */
export const JoinForm = observer(function JoinForm({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(CampaignsStore);
  const { hasAcceptedTerms, issues, submission } = store;
  const login = store.loginFor(campaign);
  const choices = store.accountsFor(campaign).map((account) => ({
    value: String(account.login),
    label: account.name ?? String(account.login),
    help: `${account.login} · ${account.currency}${
      account.equity === null ? '' : ` ${numbers.money(account.equity, account.currency)}`
    }`,
  }));
  return (
    <SubmitForm
      testId="campaign-join"
      unsentText="nothing"
      className={styles['join']}
      onSubmit={() => void store.join(campaign)}
    >
      <FieldGroup
        id="campaign-account"
        label={t('campaignList.joinWith')}
        hint={t('campaignList.accountStays')}
        error={issues.account && t('campaignList.accountMissing')}
      >
        <ChoiceInput
          name="campaign-account"
          choices={choices}
          value={login === null ? '' : String(login)}
          onChange={(value) => store.choose(Number(value))}
        />
      </FieldGroup>
      <OtherAccounts campaign={campaign} />
      <TickBox
        id="campaign-terms"
        checked={hasAcceptedTerms}
        error={issues.terms && t('campaignList.termsMissing')}
        onChange={(isAccepted) => store.acceptTerms(isAccepted)}
      >
        {t('campaignList.acceptTerms', { version: String(campaign.termsVersion ?? 1) })}
      </TickBox>
      <SubmitButton testId="campaign-join-submit" sending={submission.isSending}>
        {t('campaignList.join')}
      </SubmitButton>
    </SubmitForm>
  );
});

function OtherAccounts({ campaign }: { campaign: Campaign }) {
  const others = campaign.accounts.filter(({ reasons }) => reasons.length > 0);
  if (others.length === 0) return null;
  return (
    <ul className={styles['others']}>
      {others.map(({ equity, login, name, reasons }) => (
        <li key={login} className={sections['meta']}>
          <Verbatim dir="auto">{name}</Verbatim> · <Login login={login} />
          {reasons.map((reason) => (
            <span key={reason}>
              {' · '}
              <ReasonText campaign={campaign} reason={reason} equity={equity} login={login} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
