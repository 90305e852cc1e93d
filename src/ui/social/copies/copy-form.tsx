import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSENTS, CopyFormStore } from '../../../application/social/copy-form-store';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { MULTIPLIERS } from '../../../domain/social/copy';
import { STOP_CHOICES, stopFigures } from '../../../domain/social/copy-amounts';
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
import { Tiles } from '../../forms/antd/tiles';
import { Field, FieldGroup } from '../../forms/field';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { AmountHint, useAmountError, useMoneyText } from '../../money/parts/amount-texts';
import { StrategiesSkeleton } from '../screens/strategies-skeleton';
import { BackLink } from '../../components/page/back-link';
import styles from './copies.module.css';
import { CopyProblem } from './copy-problem';

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
      {strategy.state !== 'open' || strategy.isOwn ? (
        <EmptyNote
          title={t('social.start.closed')}
          text={t(`social.refusal.${strategy.isOwn ? 'own' : strategy.state}`)}
          testId="copy-closed"
        />
      ) : (
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
                <Fields strategy={strategy} />
                <Terms strategy={strategy} />
              </div>
            )
          }
        </FreshPanel>
      )}
    </>
  );
});

const Fields = observer(function Fields({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  const store = useStore(CopyFormStore);
  const { amount, amountIssue, currency, isChecked, limits, source, sources, submission } = store;
  const error = useAmountError(amountIssue, currency);
  const figures = amount === undefined ? undefined : stopFigures(amount, store.stop, currency);
  const loss = figures ? formatMoney(figures.loss, currency) : numbers.shortPercent(String(100 - store.stop));
  return (
    <SubmitForm
      testId="copy-form"
      issues={{
        amount: amountIssue,
        consents: isChecked && store.consents.length < CONSENTS.length ? true : undefined,
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
      <FieldGroup id="copy-stop" label={t('social.start.stop')} hint={t('social.start.stopHint')}>
        <Tiles
          name="copy-stop"
          value={String(store.stop)}
          tiles={STOP_CHOICES.map((stop) => ({
            value: String(stop),
            label: numbers.shortPercent(String(stop)),
            description:
              amount === undefined
                ? undefined
                : formatMoney(stopFigures(amount, stop, currency).stop, currency),
          }))}
          onChange={(value) =>
            store.setStop(STOP_CHOICES.find((stop) => String(stop) === value) ?? store.stop)
          }
        />
      </FieldGroup>
      <FieldGroup
        id="copy-multiplier"
        label={t('social.start.multiplier')}
        hint={t('social.start.multiplierHint')}
      >
        <Tiles
          name="copy-multiplier"
          value={store.multiplier}
          tiles={MULTIPLIERS.map((multiplier) => ({
            value: multiplier,
            label: `× ${numbers.exact(multiplier)}`,
          }))}
          onChange={(value) =>
            store.setMultiplier(MULTIPLIERS.find((multiplier) => multiplier === value) ?? store.multiplier)
          }
        />
      </FieldGroup>
      <TickBox id="copy-open" checked={store.withOpen} onChange={(withOpen) => store.setWithOpen(withOpen)}>
        {t('social.start.withOpen')}
      </TickBox>
      <h2 className={styles['consents']}>{t('social.start.consents')}</h2>
      {CONSENTS.map((consent) => (
        <TickBox
          key={consent}
          id={`copy-consent-${consent}`}
          checked={store.hasConsent(consent)}
          error={store.isConsentMissing(consent) ? t('social.start.consentMissing') : undefined}
          onChange={(isGiven) => store.setConsent(consent, isGiven)}
        >
          {t(`social.start.consent.${consent}`, { name: strategy.name, loss })}
        </TickBox>
      ))}
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

/** The rules and costs of a copy, before it starts. */
function Terms({ strategy: { feePercent, name } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const values = { name, percent: feePercent === null ? '—' : numbers.shortPercent(feePercent) };
  return (
    <section>
      <h2>{t('social.terms.title')}</h2>
      <p className={styles['quiet']}>{t('social.risk')}</p>
      <ul className={styles['terms']}>
        {(['account', 'lots', 'skipped', 'stop', 'fee', 'end'] as const).map((term) => (
          <li key={term}>{t(`social.terms.${term}`, values)}</li>
        ))}
      </ul>
    </section>
  );
}
