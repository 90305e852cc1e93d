import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { canMoveMoney, moneyAddress } from '../../../domain/accounts/money-move';
import { MAX_MEMO_LENGTH } from '../../../domain/kernel/identifiers/length';
import { isOnOtherNetwork } from '../../../domain/money/destination';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { dataOf } from '../../../application/remote/remote';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextInput } from '../../forms/antd/text-input';
import type { Choice } from '../../forms/choice';
import { Field, FieldGroup } from '../../forms/field';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useLengthError } from '../../forms/use-length-error';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { accountName } from '../../components/figures/account-name';
import { AmountField } from '../parts/amount-field';
import { useMoneyText } from '../parts/amount-texts';
import { MethodChoice } from './method-choice';
import styles from '../parts/money-page.module.css';
import { OrderProblem } from '../parts/order-problem';
import { QuoteLines } from '../parts/quote-lines';

/** Fields of the form: account, method or target account, amount, destination. */
export const MoneyFields = observer(function MoneyFields({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const formatMoney = useMoneyText();
  const { move, order } = store;
  const { amount, issues, limits, quoting, sending } = order;
  const amountText = amount === undefined ? null : formatMoney(amount, limits.currency);
  const hasReview = move === 'withdraw';
  return (
    <SubmitForm
      issues={{ ...issues, quote: quoting.problem ?? undefined }}
      testId={`money-${move}`}
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      onSubmit={() => void store.submit()}
    >
      <OrderProblem
        sending={sending}
        requestsAddress={accountAddress(store.login)}
        onStartAgain={() => order.restart()}
      />
      <AccountSelect account={account} />
      {move === 'transfer' ? <TargetAccount /> : <Methods />}
      <AmountField name="money" order={order} />
      {move === 'withdraw' && order.terms.method?.needsAddress && <Destination />}
      <QuoteLines move={move} quoting={quoting} amountIssue={order.amountIssue} />
      <div className={styles['buttons']}>
        <SubmitButton testId="money-submit" sending={sending.isSending}>
          {hasReview || amountText === null
            ? t(`money.submit.${move}`)
            : quoting.previousQuote
              ? t(`money.submitNewRate.${move}`)
              : t(`money.submitAmount.${move}`, { amount: amountText })}
        </SubmitButton>
        <Link to={accountAddress(account.login)} className={styles['cancel']}>
          {t('money.cancel')}
        </Link>
      </div>
      <p className={styles['note']}>{t(`money.once.${move}`)}</p>
    </SubmitForm>
  );
});

/** The account of this form; choosing another one opens its form. */
const AccountSelect = observer(function AccountSelect({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { move } = useStore(MoneyFormStore);
  const { remote } = useStore(AccountsStore);
  const navigate = useNavigate();
  const accounts = dataOf(remote)?.accounts.filter(canMoveMoney) ?? [];
  const choices = useAccountChoices(accounts);
  return (
    <Field id="money-account" label={t(move === 'deposit' ? 'money.toAccount' : 'money.fromAccount')}>
      <SelectInput
        value={String(account.login)}
        choices={choices}
        onChange={(login) => void navigate(moneyAddress(move, Number(login)), { replace: true })}
      />
    </Field>
  );
});

const TargetAccount = observer(function TargetAccount() {
  const { t } = useTranslation();
  const { order, targets } = useStore(MoneyFormStore);
  const choices = useAccountChoices(targets);
  return (
    <Field
      id="money-target"
      label={t('money.toAccount')}
      error={order.issues.target && t('money.issue.to')}
      hint={choices.length === 0 ? t('money.noTarget') : undefined}
    >
      <SelectInput
        value={order.text('target')}
        choices={choices}
        onChange={(login) => order.set('target', login)}
      />
    </Field>
  );
});

const Methods = observer(function Methods() {
  const { t } = useTranslation();
  const { order } = useStore(MoneyFormStore);
  const { issues, terms } = order;
  const networks = terms.method?.networks ?? [];
  return (
    <>
      <MethodChoice />
      {networks.length > 1 && (
        <FieldGroup
          id="money-network"
          label={t('money.network')}
          error={issues.network && t('money.issue.network')}
        >
          <ChoiceInput
            name="money-network"
            choices={networks.map(({ id, title }) => ({ value: id, label: title ?? id }))}
            value={order.text('network')}
            onChange={(network) => order.set('network', network)}
          />
        </FieldGroup>
      )}
    </>
  );
});

const Destination = observer(function Destination() {
  const { t } = useTranslation();
  const lengthError = useLengthError();
  const store = useStore(MoneyFormStore);
  const { issues, terms } = store.order;
  const kind = terms.method?.kind === 'crypto' ? 'asset' : 'bank';
  const destination = store.unstoredText('destination');
  const { method, network } = terms;
  const issueText = isOnOtherNetwork(method?.kind, destination, network?.id)
    ? t('money.issue.destinationWrong.network', { network: network?.title ?? network?.id })
    : t(`money.issue.${destination.trim() === '' ? 'destination' : 'destinationWrong'}.${kind}`);
  return (
    <>
      <Field
        id="money-destination"
        label={t(`money.destination.${kind}`)}
        hint={t('money.destination.hint')}
        error={issues.destination && issueText}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={destination}
          onChange={(text) => store.setUnstoredText('destination', text)}
          onBlur={() => store.cleanDestination()}
        />
      </Field>
      {kind === 'asset' && (
        <Field
          id="money-memo"
          label={t('money.memo')}
          hint={t('money.memoHint')}
          error={lengthError(store.unstoredText('memo'), MAX_MEMO_LENGTH)}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            value={store.unstoredText('memo')}
            onChange={(text) => store.setUnstoredText('memo', text)}
          />
        </Field>
      )}
    </>
  );
});

/** Choices of accounts with name, login and free margin, or the balance if there is none. */
function useAccountChoices(accounts: readonly Account[]): readonly Choice[] {
  const numbers = useNumbers();
  return accounts.map((account) => {
    const { login, currency, freeMargin, balance } = account;
    const figure = freeMargin ?? balance;
    const money = figure === null ? currency : `${currency} ${numbers.money(figure, currency)}`;
    const name = accountName(account);
    const parts = name === String(login) ? [name, money] : [name, String(login), money];
    return { value: String(login), label: parts.join(' · ') };
  });
}
