import { observer } from 'mobx-react-lite';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { REWARD_KINDS, REWARD_STATES } from '../../../domain/partnership/reward';
import { DateInput } from '../../forms/antd/date-input';
import { SelectInput } from '../../forms/antd/select-input';
import { ZoneNote } from '../../forms/books/cells';
import { Field } from '../../forms/field';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './partner-filter-bar.module.css';
import type { PartnerAddress } from './use-partner-address';

/** Texts that the rows show, too. */
const KIND_TEXTS = {
  trade: 'partnership.column.trade',
  cpa: 'partnership.why.cpa',
  clawback: 'partnership.state.clawback',
} as const;

/** Fields of the filter; a field with only one choice is hidden. */
export const PartnerFilterFields = observer(function PartnerFilterFields({
  address: { changeFilter, filter },
}: {
  address: PartnerAddress;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { latest } = useStore(PartnershipStore);
  const anyChoice = { value: '', label: t('account.books.any') };
  const links = latest?.links ?? [];
  const levels = latest?.scheme?.levels ?? [];
  const currencies = latest?.commission.map(({ currency }) => currency) ?? [];
  const { currency = '', from = '', kind = '', level = '', link = '', state = '', to = '' } = filter;
  return (
    <div className={styles['fields']}>
      <Field id="partnership-from" label={t('account.books.from')}>
        <DateInput name="from" value={from} onChange={(day) => changeFilter({ from: day })} />
      </Field>
      <Field id="partnership-to" label={t('account.books.to')}>
        <DateInput name="to" value={to} onChange={(day) => changeFilter({ to: day })} />
      </Field>
      {(links.length > 1 || link !== '') && (
        <Field id="partnership-of-link" label={t('partnership.link')}>
          <SelectInput
            value={link}
            choices={[
              anyChoice,
              ...links.map(({ code, id, name }) => ({
                value: String(id),
                label: name ?? `${t('partnership.ownLink')} ${code}`,
              })),
            ]}
            onChange={(value) => changeFilter({ link: value })}
          />
        </Field>
      )}
      {(levels.length > 1 || level !== '') && (
        <Field id="partnership-level" label={t('partnership.level')}>
          <SelectInput
            value={level}
            choices={[
              anyChoice,
              ...levels.map((_, index) => ({
                value: String(index + 1),
                label: numbers.integer(index + 1),
              })),
            ]}
            onChange={(value) => changeFilter({ level: value })}
          />
        </Field>
      )}
      <Field id="partnership-state" label={t('partnership.stateLabel')}>
        <SelectInput
          value={state}
          choices={[
            anyChoice,
            ...REWARD_STATES.map((value) => ({ value, label: t(`partnership.state.${value}`) })),
          ]}
          onChange={(value) => changeFilter({ state: value })}
        />
      </Field>
      <Field id="partnership-kind" label={t('partnership.kind')}>
        <SelectInput
          value={kind}
          choices={[anyChoice, ...REWARD_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))]}
          onChange={(value) => changeFilter({ kind: value })}
        />
      </Field>
      {(currencies.length > 1 || currency !== '') && (
        <Field id="partnership-currency" label={t('partnership.currency')}>
          <SelectInput
            value={currency}
            choices={[
              anyChoice,
              ...[...new Set([...currencies, ...(currency === '' ? [] : [currency])])].map((value) => ({
                value,
                label: value,
              })),
            ]}
            onChange={(value) => changeFilter({ currency: value })}
          />
        </Field>
      )}
      <ZoneNote />
    </div>
  );
});
