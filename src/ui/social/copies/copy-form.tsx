import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { copyPage, socialTab } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import { accountName } from '../../components/figures/account-name';
import { PageHead } from '../../components/page/page-head';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { NumberInput } from '../../forms/antd/number-input';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TickBox } from '../../forms/antd/tick-box';
import { Field } from '../../forms/field';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { AmountHint, useAmountError, useMoneyText } from '../../money/parts/amount-texts';
import { StrategiesSkeleton } from '../screens/strategies-skeleton';
import { BackLink } from '../../components/page/back-link';
import { CopyRehearsal } from '../rehearsal/copy-rehearsal';
import styles from './copies.module.css';
import { CopyConsents, CopyRules } from './copy-consents';
import { CopyOverlapNotice } from './copy-overlap';
import { CopyProblem } from './copy-problem';
import { MultiplierField } from './multiplier-field';
import { StopField } from './stop-field';

/** The form that starts a copy of the strategy in the address. */
export const CopyStart = observer(function CopyStart({ strategyId }: { strategyId: number }) {
  const { t } = useTranslation();
  const strategies = useStore(StrategiesStore);
  return (
    <>
      <BackLink to={socialTab('strategies')}>{t('social.tabs.strategies')}</BackLink>
      <FreshPanel
        remote={strategies.remote}
        onRetry={() => strategies.retry()}
        failedTitle={t('social.failed')}
        skeleton={<StrategiesSkeleton />}
      >
        {(list) => {
          const strategy = list.find(({ id }) => id === strategyId);
          return strategy ? (
            <CopyForm strategy={strategy} />
          ) : (
            <EmptyNote
              title={t('social.start.unknown')}
              text={t('social.start.unknownText')}
              testId="copy-unknown"
            />
          );
        }}
      </FreshPanel>
    </>
  );
});

const CopyForm = observer(function CopyForm({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  const navigate = useNavigate();
  useEffect(() => store.open(strategy), [store, strategy]);
  const { startedCopyId } = store;
  useEffect(() => {
    if (startedCopyId !== null) void navigate(copyPage(startedCopyId), { replace: true });
  }, [navigate, startedCopyId]);
  return (
    <>
      <PageHead title={t('social.start.title', { name: strategy.name })} />
      <FreshPanel
        remote={store.terms}
        onRetry={() => store.retryTerms()}
        failedTitle={t('social.start.termsFailed')}
        skeleton={<StrategiesSkeleton />}
      >
        {({ refusal }) =>
          refusal === null ? (
            <Sources />
          ) : (
            <EmptyNote
              title={t('social.start.closed')}
              text={t(`social.refusal.${refusal}`)}
              testId="copy-closed"
            />
          )
        }
      </FreshPanel>
    </>
  );
});

/** The form, for a client who has an account to copy from. */
const Sources = observer(function Sources() {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('social.start.accountsFailed')}
      skeleton={<StrategiesSkeleton />}
    >
      {() =>
        store.sources.length === 0 ? (
          <EmptyNote
            title={t('social.start.noAccount')}
            text={t('social.start.noAccountText', { currency: store.currency })}
            testId="copy-no-account"
          />
        ) : (
          <div className={styles['columns']}>
            <Fields />
            <div>
              <CopyOverlapNotice overlap={store.overlap} />
              <CopyRules />
            </div>
          </div>
        )
      }
    </FreshPanel>
  );
});

const Fields = observer(function Fields() {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const store = useStore(CopyFormStore);
  const { amount, amountIssue, currency, isChecked, limits, source, sources, submission } = store;
  const error = useAmountError(amountIssue, currency);
  return (
    <SubmitForm
      testId="copy-form"
      issues={{
        amount: amountIssue,
        stop: store.isStopWrong ? true : undefined,
        consents: isChecked && !store.areConsentsGiven ? true : undefined,
      }}
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      onSubmit={() => void store.submit()}
    >
      {submission.problem && <CopyProblem problem={submission.problem} />}
      <Field id="copy-account" label={t('social.start.account')}>
        <SelectInput
          value={String(source?.login ?? '')}
          choices={sources.map((account) => ({
            value: String(account.login),
            label: `${accountName(account)} · ${account.login}`,
          }))}
          onChange={(login) => store.setLogin(Number(login))}
        />
      </Field>
      <Field
        id="copy-amount"
        label={t('social.start.amount')}
        error={error}
        hint={
          <>
            <AmountHint limits={limits} /> {t('social.start.moves')}
          </>
        }
      >
        <NumberInput
          prefix={currency}
          value={store.amountText}
          readings={amountIssue?.kind === 'ambiguous' ? amountIssue.readings : undefined}
          onChange={(text) => store.setAmount(text)}
        />
      </Field>
      <StopField
        id="copy-stop"
        text={store.stopInput.text}
        percent={store.stop}
        amount={amount}
        currency={currency}
        hint={t('social.start.stopHint')}
        error={store.isStopWrong ? t('social.refusal.stop') : undefined}
        onChoose={(percent) => store.setStop(percent)}
        onType={(text) => store.setStopText(text)}
      />
      <MultiplierField
        id="copy-multiplier"
        value={store.multiplier}
        onChange={(multiplier) => store.setMultiplier(multiplier)}
      />
      <TickBox id="copy-open" checked={store.withOpen} onChange={(withOpen) => store.setWithOpen(withOpen)}>
        {t('social.start.withOpen')}
      </TickBox>
      <CopyRehearsal />
      <CopyConsents />
      <div className={styles['buttons']}>
        <SubmitButton testId="copy-submit" sending={submission.isSending}>
          {amount === undefined
            ? t('social.start.submit')
            : t('social.start.submitAmount', { amount: formatMoney(amount, currency) })}
        </SubmitButton>
      </div>
      <p className={styles['quiet']}>{t('social.start.once')}</p>
    </SubmitForm>
  );
});
