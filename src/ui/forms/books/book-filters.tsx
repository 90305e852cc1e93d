import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BookList } from '../../../application/remote/book-list';
import { CLOSERS, MOVEMENT_KINDS } from '../../../domain/accounts/books';
import { isLongerThan } from '../../../domain/kernel/identifiers/length';
import { plainText } from '../../../domain/kernel/identifiers/plain-text';
import { DateInput } from '../antd/date-input';
import { SelectInput } from '../antd/select-input';
import { TextInput } from '../antd/text-input';
import { Field } from '../field';
import { SubmitForm } from '../submit-form';
import { useLengthError } from '../use-length-error';
import { useTranslation } from '../../i18n/texts';
import { ZoneNote } from './cells';
import styles from './books.module.css';

/** All filters; each list has some of them. */
interface BookFilter {
  readonly symbol?: string;
  readonly side?: string;
  readonly closedBy?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
}

type FilteredList = Pick<BookList<unknown, unknown, BookFilter>, 'filter' | 'setFilter'>;

/** The filters of a list that the gateway supports. */
export const BookFilters = observer(function BookFilters({ list }: { list: FilteredList }) {
  const { t } = useTranslation();
  const { symbol, side, closedBy, kind, from, to } = list.filter;
  const anyChoice = { value: '', label: t('account.books.any') };
  return (
    <div className={styles['filters']} role="search" aria-label={t('account.books.filters')}>
      {symbol !== undefined && <SymbolFilter key={symbol} list={list} symbol={symbol} />}
      {side !== undefined && (
        <Field id="book-side" label={t('account.books.side')}>
          <SelectInput
            value={side}
            choices={[
              anyChoice,
              ...['buy', 'sell'].map((value) => ({ value, label: t(`account.books.${value}`) })),
            ]}
            onChange={(value) => list.setFilter({ side: value })}
          />
        </Field>
      )}
      {closedBy !== undefined && (
        <Field id="book-closer" label={t('account.books.closedBy')}>
          <SelectInput
            value={closedBy}
            choices={[
              anyChoice,
              ...CLOSERS.map((value) => ({ value, label: t(`account.books.closers.${value}`) })),
            ]}
            onChange={(value) => list.setFilter({ closedBy: value })}
          />
        </Field>
      )}
      {kind !== undefined && (
        <Field id="book-kind" label={t('account.books.kind')}>
          <SelectInput
            value={kind}
            choices={[
              anyChoice,
              ...MOVEMENT_KINDS.map((value) => ({ value, label: t(`account.books.kinds.${value}`) })),
            ]}
            onChange={(value) => list.setFilter({ kind: value })}
          />
        </Field>
      )}
      {from !== undefined && (
        <Field id="book-from" label={t('account.books.from')}>
          <DateInput name="from" value={from} onChange={(day) => list.setFilter({ from: day })} />
        </Field>
      )}
      {to !== undefined && (
        <Field id="book-to" label={t('account.books.to')}>
          <DateInput name="to" value={to} onChange={(day) => list.setFilter({ to: day })} />
        </Field>
      )}
      {from !== undefined && <ZoneNote />}
    </div>
  );
});

/** Longest symbol in characters. */
const MAX_SYMBOL_LENGTH = 32;

/** Applies a symbol when it is complete, not with each letter. */
function SymbolFilter({ list, symbol }: { list: FilteredList; symbol: string }) {
  const { t } = useTranslation();
  const [symbolText, setSymbolText] = useState(symbol);
  const lengthError = useLengthError();
  const applySymbol = () => {
    if (!isLongerThan(symbolText, MAX_SYMBOL_LENGTH))
      list.setFilter({ symbol: plainText(symbolText).toUpperCase() });
  };
  return (
    <SubmitForm unsentText="nothing" onSubmit={applySymbol}>
      <Field
        id="book-symbol"
        label={t('account.books.symbol')}
        error={lengthError(symbolText, MAX_SYMBOL_LENGTH)}
      >
        <TextInput autoComplete="off" value={symbolText} onChange={setSymbolText} onBlur={applySymbol} />
      </Field>
    </SubmitForm>
  );
}
