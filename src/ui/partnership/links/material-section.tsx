import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MaterialStore } from '../../../application/partnership/material-store';
import {
  culturesOf,
  filterMaterial,
  materialFilterEntries,
  sizesOf,
  type PartnerMaterial,
} from '../../../domain/partnership/partner-material';
import type { ReferralLink } from '../../../domain/partnership/partnership';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { SelectInput } from '../../forms/antd/select-input';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { Field } from '../../forms/field';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { sortedNameChoices } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import filters from '../screens/partner-filter-bar.module.css';
import type { PartnerAddress } from '../screens/use-partner-address';
import lists from '../lists/lists.module.css';
import { MaterialItem } from './material-item';
import styles from './material.module.css';

interface MaterialSectionProps {
  links: readonly ReferralLink[];
  address: PartnerAddress;
}

/** Banners and texts, with the links that they lead to; nothing if the gateway has no material. */
export const MaterialSection = observer(function MaterialSection({ links, address }: MaterialSectionProps) {
  const { t } = useTranslation();
  const store = useStore(MaterialStore);
  useEffect(() => store.open(), [store]);
  if (store.isMissing) return null;
  return (
    <section className={styles['section']} aria-labelledby="partnership-material">
      <h2 id="partnership-material">{t('material.title')}</h2>
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('material.failed')}
        skeleton={<BookSkeleton />}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyNote
              title={t('material.empty')}
              text={t('material.emptyHelp')}
              testId="partnership-material-empty"
            />
          ) : (
            <MaterialItems items={items} links={links} address={address} />
          )
        }
      </FreshPanel>
    </section>
  );
});

function MaterialItems({
  items,
  links,
  address: { changeMaterial, filter, material },
}: MaterialSectionProps & { items: readonly PartnerMaterial[] }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const activeLinks = links.filter(({ archivedAt }) => archivedAt === null);
  const [linkId, setLinkId] = useState(filter.link ?? '');
  const link = activeLinks.find(({ id }) => String(id) === linkId) ?? activeLinks[0];
  const anyChoice = { value: '', label: t('account.books.any') };
  const { culture: language = '', size = '' } = material;
  const change = (name: 'size' | 'culture', value: string) => {
    const { [name]: _replaced, ...others } = material;
    changeMaterial(value === '' ? others : { ...others, [name]: value });
  };
  const visibleItems = filterMaterial(items, material);
  return (
    <>
      <p className={lists['quiet']}>{t('material.help')}</p>
      <div
        className={`${filters['fields']} ${styles['filters']}`}
        role="search"
        aria-label={t('account.books.filters')}
      >
        <Field id="partnership-material-size" label={t('material.size')}>
          <SelectInput
            value={size}
            choices={[
              anyChoice,
              ...withValue(sizesOf(items), size).map((value) => ({
                value,
                label: value.replace('x', ' × '),
              })),
            ]}
            onChange={(value) => change('size', value)}
          />
        </Field>
        <Field id="partnership-material-language" label={t('material.language')}>
          <SelectInput
            value={language}
            choices={[
              anyChoice,
              ...sortedNameChoices('language', withValue(culturesOf(items), language), culture),
            ]}
            onChange={(value) => change('culture', value)}
          />
        </Field>
        {activeLinks.length > 1 && link && (
          <Field id="partnership-material-link" label={t('material.link')}>
            <SelectInput
              value={String(link.id)}
              choices={activeLinks.map(({ code, id, name }) => ({
                value: String(id),
                label: name ?? `${t('partnership.ownLink')} ${code}`,
              }))}
              onChange={setLinkId}
            />
          </Field>
        )}
      </div>
      {visibleItems.length === 0 ? (
        <EmptyNote
          title={t('account.books.noMatch')}
          text={t('account.books.noMatchHelp')}
          testId="partnership-material-no-match"
        >
          {materialFilterEntries(material).length > 0 && (
            <Button onClick={() => changeMaterial({})}>{t('account.books.clear')}</Button>
          )}
        </EmptyNote>
      ) : (
        <ul className={styles['items']}>
          {visibleItems.map((item) => (
            <MaterialItem key={item.id} item={item} link={link} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The choices, with the one that an address names. */
const withValue = (values: readonly string[], value: string): readonly string[] =>
  value === '' || values.includes(value) ? values : [...values, value];
