import MinusSquareOutlined from '@ant-design/icons/es/icons/MinusSquareOutlined';
import PlusSquareOutlined from '@ant-design/icons/es/icons/PlusSquareOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SubPartnersStore } from '../../../application/partnership/sub-partners-store';
import { isMissing } from '../../../application/remote/remote';
import type { LineClient } from '../../../domain/partnership/line-client';
import { RemotePanel } from '../../components/panels/remote-panel';
import { Verbatim } from '../../components/text/verbatim';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { DayCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './line-tree.module.css';
import lists from './lists.module.css';

/** Who referred whom: the partner's clients, each of which opens to the clients whom they have referred. */
export const LineTree = observer(function LineTree() {
  const { t } = useTranslation();
  const store = useStore(SubPartnersStore);
  if (isMissing(store.branch(''))) return null;
  return (
    <section
      className={styles['tree']}
      aria-labelledby="partnership-tree-title"
      data-testid="partnership-tree"
    >
      <h2 id="partnership-tree-title">{t('subPartners.tree')}</h2>
      <Branch client="" />
    </section>
  );
});

/** The clients whom one client has referred; the partner's own for an empty name. */
const Branch = observer(function Branch({ client }: { client: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(SubPartnersStore);
  useEffect(() => store.openBranch(client), [store, client]);
  return (
    <RemotePanel
      remote={store.branch(client)}
      onRetry={() => store.retryBranch(client)}
      failedTitle={t('subPartners.treeFailed')}
      skeleton={<BookSkeleton />}
    >
      {({ count, items }) => (
        <>
          <ul className={styles['branch']}>
            {items.map((item) => (
              <Node key={item.ref} item={item} />
            ))}
          </ul>
          {count > items.length && (
            <p className={`${lists['quiet']} ${lists['note']}`}>
              {t('subPartners.treeNote', {
                shown: numbers.integer(items.length),
                all: numbers.integer(count),
              })}
            </p>
          )}
        </>
      )}
    </RemotePanel>
  );
});

function Node({ item: { clients, country, isPartner, level, ref, since } }: { item: LineClient }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const numbers = useNumbers();
  const [isOpen, setIsOpen] = useState(false);
  const Sign = isOpen ? MinusSquareOutlined : PlusSquareOutlined;
  return (
    <li data-testid={`tree-${ref}`}>
      <div className={styles['node']}>
        {clients > 0 ? (
          <Button
            type="link"
            className={styles['toggle'] ?? ''}
            icon={<Sign aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Verbatim>{ref}</Verbatim>
          </Button>
        ) : (
          <span className={styles['leaf']}>
            <Verbatim>{ref}</Verbatim>
          </span>
        )}
        <span className={lists['quiet']}>
          {t('partnership.why.level', { level: numbers.integer(level) })}
          {country !== null && (
            <>
              {' · '}
              <bdi>{localizedName('region', country, culture)}</bdi>
            </>
          )}
          {' · '}
          <DayCell instant={since} />
          {clients > 0 && ` · ${t('partnership.clients.count', { clients: numbers.integer(clients) })}`}
          {isPartner && ` · ${t('subPartners.partner')}`}
        </span>
      </div>
      {isOpen && <Branch client={ref} />}
    </li>
  );
}
