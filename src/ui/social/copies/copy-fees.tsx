import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import type { CopyDetails } from '../../../domain/social/copy';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import { BookRows } from '../../forms/books/book-rows';
import { TimeCell } from '../../forms/books/cells';
import { useNumbers } from '../../i18n/numbers';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import styles from './copies.module.css';

/** The settlements of the fee, each with the high water that it was calculated above. */
export function CopyFees({ copy: { charges, currency, feePercent } }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const percent = feePercent === null ? '—' : numbers.shortPercent(feePercent);
  return (
    <PageZone value={BOOK_ZONE}>
      <section className={styles['section']} data-testid="copy-fees">
        <h2>{t('social.fees.title')}</h2>
        <p className={styles['quiet']}>{t('social.terms.fee', { percent })}</p>
        {charges.length > 0 && (
          <BookRows
            label={t('social.fees.title')}
            keyOf={({ at }) => at ?? ''}
            items={charges}
            columns={[
              { key: 'at', label: t('social.column.at'), cell: ({ at }) => <TimeCell instant={at} /> },
              {
                key: 'result',
                label: t('social.copy.result'),
                figure: true,
                cell: ({ result }) => <Profit value={result} currency={currency} />,
              },
              {
                key: 'highWater',
                label: t('social.fees.highWater'),
                figure: true,
                cell: ({ highWater }) => <Amount value={highWater} currency={currency} withoutCode />,
              },
              {
                key: 'fee',
                label: t('social.fees.fee'),
                figure: true,
                cell: ({ fee }) => <Amount value={fee} currency={currency} withoutCode />,
              },
            ]}
          />
        )}
      </section>
    </PageZone>
  );
}
