import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SubPartnersStore } from '../../../application/partnership/sub-partners-store';
import type { SubPartner } from '../../../domain/partnership/sub-partner';
import { MissingValue } from '../../components/figures/amount';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { DayCell, NumberCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import type { PartnerAddress } from '../screens/use-partner-address';
import { Amounts } from './clients-tab';
import { LineTree } from './line-tree';
import styles from './lists.module.css';

/** The partner's clients who refer others, with what the partner earns by it. */
export const SubPartnersTab = observer(function SubPartnersTab({
  address: { filter },
}: {
  address: PartnerAddress;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(SubPartnersStore);
  useEffect(() => store.open(filter), [store, filter]);
  const columns = useColumns();
  return (
    <section aria-labelledby="partnership-partners-title">
      <h2 id="partnership-partners-title">{t('subPartners.title')}</h2>
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('subPartners.failed')}
        skeleton={<BookSkeleton />}
      >
        {({ count, items }) =>
          items.length === 0 ? (
            <EmptyNote
              title={t('subPartners.empty')}
              text={t('subPartners.emptyHelp')}
              testId="partnership-partners-empty"
            />
          ) : (
            <>
              <BookRows
                label={t('subPartners.title')}
                columns={columns}
                items={items}
                keyOf={({ ref }) => ref}
                testIdOf={({ ref }) => `sub-partner-${ref}`}
              />
              <p className={`${styles['quiet']} ${styles['note']}`}>
                {t('subPartners.note', {
                  shown: numbers.integer(items.length),
                  all: numbers.integer(count),
                })}
              </p>
            </>
          )
        }
      </FreshPanel>
      <LineTree />
    </section>
  );
});

function useColumns(): BookRowsProps<SubPartner>['columns'] {
  const { t } = useTranslation();
  const culture = useCulture();
  const numbers = useNumbers();
  return [
    {
      key: 'partner',
      label: t('subPartners.partner'),
      cell: ({ isPartner, ref }) => (
        <>
          <Verbatim>{ref}</Verbatim>
          {!isPartner && <div className={styles['quiet']}>{t('subPartners.noPartner')}</div>}
        </>
      ),
    },
    {
      key: 'country',
      label: t('partnership.column.country'),
      cell: ({ country }) =>
        country === null ? <MissingValue /> : <bdi>{localizedName('region', country, culture)}</bdi>,
    },
    { key: 'level', label: t('partnership.level'), cell: ({ level }) => numbers.integer(level) },
    {
      key: 'since',
      label: t('partnership.column.registered'),
      cell: ({ since }) => <DayCell instant={since} />,
    },
    {
      key: 'clients',
      label: t('subPartners.clients'),
      figure: true,
      cell: ({ clients }) => numbers.integer(clients),
    },
    {
      key: 'lots',
      label: t('partnership.column.lots'),
      figure: true,
      cell: ({ lots }) => <NumberCell value={lots} />,
    },
    {
      key: 'reward',
      label: t('partnership.column.reward'),
      figure: true,
      cell: ({ rewards }) => <Amounts sums={rewards} />,
    },
  ];
}
