import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BookList } from '../../../application/remote/book-list';
import { MOVEMENT_KINDS } from '../../../domain/accounts/books';
import { DateInput } from '../antd/date-input';
import { SelectInput } from '../antd/select-input';
import { TextInput } from '../antd/text-input';
import { Field } from '../field';
import { SubmitForm } from '../submit-form';
import { useTranslation } from '../../i18n/texts';
import styles from './books.module.css';

/** What lists can be filtered by; each has some of these. */
interface AnyFilter {
  readonly symbol?: string;
  readonly side?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
}

type Filtered = Pick<BookList<unknown, unknown, AnyFilter>, 'filter' | 'refine'>;

/** The filters of a list, as far as the gateway has them. */
export const BookFilters = observer(function BookFilters({ list }: { list: Filtered }) {
  const { t } = useTranslation();
  const { symbol, side, kind, from, to } = list.filter;
  const any = { value: '', label: t('account.books.any') };
  return (
    <div className={styles['filters']} role="search" aria-label={t('account.books.filters')}>
      {symbol !== undefined && <SymbolFilter key={symbol} list={list} symbol={symbol} />}
      {side !== undefined && (
        <Field id="book-side" label={t('account.books.side')}>
          <SelectInput
            value={side}
            choices={[
              any,
              ...['buy', 'sell'].map((value) => ({ value, label: t(`account.books.${value}`) })),
            ]}
            onChange={(chosen) => list.refine({ side: chosen })}
          />
        </Field>
      )}
      {kind !== undefined && (
        <Field id="book-kind" label={t('account.books.kind')}>
          <SelectInput
            value={kind}
            choices={[
              any,
              ...MOVEMENT_KINDS.map((value) => ({ value, label: t(`account.books.kinds.${value}`) })),
            ]}
            onChange={(chosen) => list.refine({ kind: chosen })}
          />
        </Field>
      )}
      {from !== undefined && (
        <Field id="book-from" label={t('account.books.from')}>
          <DateInput name="from" value={from} onChange={(day) => list.refine({ from: day })} />
        </Field>
      )}
      {to !== undefined && (
        <Field id="book-to" label={t('account.books.to')}>
          <DateInput name="to" value={to} onChange={(day) => list.refine({ to: day })} />
        </Field>
      )}
    </div>
  );
});

/** A symbol is asked for once it is typed, not with each letter of it. */
function SymbolFilter({ list, symbol }: { list: Filtered; symbol: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(symbol);
  const ask = () => list.refine({ symbol: typed.trim().toUpperCase() });
  return (
    <SubmitForm onSubmit={ask}>
      <Field id="book-symbol" label={t('account.books.symbol')}>
        <TextInput autoComplete="off" maxLength={32} value={typed} onChange={setTyped} onBlur={ask} />
      </Field>
    </SubmitForm>
  );
}
