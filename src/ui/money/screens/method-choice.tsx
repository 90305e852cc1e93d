import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import QrcodeOutlined from '@ant-design/icons/es/icons/QrcodeOutlined';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { dataOf } from '../../../application/remote/remote';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { PaymentKind, PaymentMethod } from '../../../domain/money/payment-method';
import { Tiles } from '../../forms/antd/tiles';
import { FieldGroup } from '../../forms/field';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { useMoneyText } from '../parts/amount-texts';
import styles from './method-choice.module.css';

const ICONS: Readonly<Record<PaymentKind, ComponentType<{ className?: string }>>> = {
  card: CreditCardOutlined,
  bank: BankOutlined,
  crypto: QrcodeOutlined,
};

/** The account's payment methods, each with its fee and duration. */
export const MethodChoice = observer(function MethodChoice() {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const { order } = store;
  const { issues, terms } = order;
  const methods = dataOf(store.methods)?.methods ?? [];
  return (
    <FieldGroup id="money-method" label={t('money.method')} error={issues.method && t('money.issue.method')}>
      <Tiles
        areRows
        name="money-method"
        value={terms.method?.id ?? ''}
        tiles={methods.map((method) => ({ value: method.id, label: <Method method={method} /> }))}
        onChange={(method) => order.set('method', method)}
      />
    </FieldGroup>
  );
});

function Method({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const { currencies, kind, title, note, time } = method;
  const details = [note, currencies.join(', ')].filter(Boolean).join(' · ');
  const Icon = ICONS[kind];
  const terms = [time, useFee(method)].filter((text) => text !== null);
  return (
    <span className={styles['method']}>
      <Icon aria-hidden className={styles['icon'] ?? ''} />
      <span className={styles['name']}>
        <span>
          <bdi>{title ?? t(`money.kind.${kind}`)}</bdi>
        </span>
        {details !== '' && (
          <span className={styles['quiet']}>
            <bdi>{details}</bdi>
          </span>
        )}
      </span>
      <span className={styles['terms']}>
        {terms.map((text) => (
          <span key={text}>
            <bdi>{text}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}

/** Fee of a method as text; null if the gateway does not send it. */
function useFee({ feeFixed, feePercent }: PaymentMethod): string | null {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  const { currency } = useStore(MoneyFormStore).order.limits;
  if (feeFixed === null && feePercent === null) return null;
  const parts = [
    ...(feePercent !== null && Number(feePercent) !== 0 ? [numbers.exactPercent(feePercent)] : []),
    ...(feeFixed !== null && Number(feeFixed) !== 0 ? [formatMoney(feeFixed, currency)] : []),
  ];
  return parts.length === 0 ? t('money.noFee') : t('money.feeOf', { fee: parts.join(' + ') });
}
