import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CopyChangeStore } from '../../../application/social/copy-change-store';
import type { Copy } from '../../../domain/social/copy';
import { afterFlow, FLOW_DIRECTIONS } from '../../../domain/social/copy-amounts';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { NumberInput } from '../../forms/antd/number-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Tiles } from '../../forms/antd/tiles';
import { Field, FieldGroup } from '../../forms/field';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { AmountHint, useAmountError, useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';
import { CopyCredit } from './copy-credit';
import { CopyProblem } from './copy-problem';

/** Money that is added to a running copy or taken out of it, with what the copy is worth after that. */
export const CopyFundsForm = observer(function CopyFundsForm({ copy }: { copy: Copy }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const store = useStore(CopyChangeStore);
  const { amount, amountIssue, direction, limits, submission } = store;
  const { currency, fromLogin, stopEquity } = copy;
  const isAdding = direction === 'add';
  const error = useAmountError(amountIssue, currency);
  const next = amount === undefined ? undefined : afterFlow(copy, direction, amount);
  const otherAccount = { login: `\u2066${fromLogin}\u2069` };
  return (
    <div className={styles['panel']} data-testid="copy-funds-form">
      <h2>{t('social.funds.title')}</h2>
      <SubmitForm
        testId="copy-funds"
        issues={{ amount: amountIssue }}
        unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
        onSubmit={() => void store.moveFunds()}
      >
        {submission.problem && <CopyProblem problem={submission.problem} />}
        <FieldGroup
          id="copy-direction"
          label={isAdding ? t('social.funds.from', otherAccount) : t('social.copy.returnedTo', otherAccount)}
        >
          <Tiles
            name="copy-direction"
            value={direction}
            tiles={FLOW_DIRECTIONS.map((value) => ({ value, label: t(`social.funds.${value}`) }))}
            onChange={(value) => store.setDirection(value === 'add' ? 'add' : 'remove')}
          />
        </FieldGroup>
        <Field
          id="copy-flow-amount"
          label={t('social.start.amount')}
          error={error}
          hint={<AmountHint limits={limits} />}
        >
          <NumberInput
            prefix={currency}
            value={store.amountText}
            readings={amountIssue?.kind === 'ambiguous' ? amountIssue.readings : undefined}
            onChange={(text) => store.setAmount(text)}
          />
        </Field>
        <CopyCredit fromLogin={fromLogin} amount={isAdding ? amount : undefined} />
        <Facts
          facts={[
            {
              key: 'worth',
              label: t('social.funds.worth'),
              value: <Amount value={next?.worth ?? null} currency={currency} />,
            },
            {
              key: 'stop',
              label: t('social.copy.stopAt'),
              value: <Amount value={stopEquity} currency={currency} />,
            },
            {
              key: 'distance',
              label: t('social.funds.distance'),
              value: <Amount value={next?.distance ?? null} currency={currency} />,
            },
          ]}
        />
        <p className={styles['quiet']}>{t('social.funds.note')}</p>
        <div className={styles['buttons']}>
          <Button size="large" onClick={() => store.close()}>
            {t('social.change.cancel')}
          </Button>
          <SubmitButton testId="copy-funds-submit" sending={submission.isSending}>
            {amount === undefined
              ? t(`social.funds.${direction}`)
              : t(isAdding ? 'social.funds.submitAdd' : 'social.funds.submitRemove', {
                  amount: formatMoney(amount, currency),
                })}
          </SubmitButton>
        </div>
      </SubmitForm>
    </div>
  );
});
