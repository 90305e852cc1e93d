import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { partnerFilterEntries } from '../../../domain/partnership/partner-filter';
import { REWARD_STATES } from '../../../domain/partnership/reward';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { DateInput } from '../../forms/antd/date-input';
import { SelectInput } from '../../forms/antd/select-input';
import { ZoneNote } from '../../forms/books/cells';
import { Field } from '../../forms/field';
import { useIsPhone } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './partner-filter-bar.module.css';
import type { PartnerAddress } from './use-partner-address';

/** The filter of figures, chart and lists. On phones its fields are behind a button. */
export function PartnerFilterBar({ address }: { address: PartnerAddress }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const { changeFilter, clearFilter, filter } = address;
  const count = partnerFilterEntries(filter).length;
  return (
    <div
      className={styles['bar']}
      role="search"
      aria-label={t('account.books.filters')}
      data-testid="partnership-filter"
      data-paper="off"
    >
      {isPhone && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          data-testid="partnership-filter-open"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('account.books.filters')} {count > 0 && numbers.integer(count)}
        </Button>
      )}
      {(!isPhone || isOpen) && <Fields address={address} />}
      {count > 0 && (
        <div className={styles['set']}>
          {filter.client !== undefined && (
            <Button icon={<CloseOutlined aria-hidden />} onClick={() => changeFilter({ client: '' })}>
              <span>
                <Sentence
                  textKey="partnership.filter.client"
                  parts={{ client: <Verbatim>{filter.client}</Verbatim> }}
                />
              </span>
            </Button>
          )}
          <Button type="link" data-testid="partnership-filter-clear" onClick={clearFilter}>
            {t('account.books.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

const Fields = observer(function Fields({ address: { changeFilter, filter } }: { address: PartnerAddress }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { latest } = useStore(PartnershipStore);
  const anyChoice = { value: '', label: t('account.books.any') };
  const links = latest?.links ?? [];
  const levels = latest?.scheme?.levels ?? [];
  const currencies = latest?.commission.map(({ currency }) => currency) ?? [];
  const { currency = '', from = '', level = '', link = '', state = '', to = '' } = filter;
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
