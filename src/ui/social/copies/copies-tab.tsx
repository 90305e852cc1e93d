import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CopiesStore } from '../../../application/social/copies-store';
import type { Copy } from '../../../domain/social/copy';
import { copyPage, socialTab } from '../../../domain/social/social-address';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import sections from '../../components/page/page-sections.module.css';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CopiesSkeleton } from '../screens/view-skeletons';
import styles from './copies.module.css';
import { CopyStateChip } from './copy-state';

/** The client's copies: running ones first. */
export const CopiesTab = observer(function CopiesTab() {
  const { t } = useTranslation();
  const store = useStore(CopiesStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('social.copies.failed')}
      skeleton={<CopiesSkeleton />}
    >
      {(copies) =>
        copies.length === 0 ? (
          <EmptyNote title={t('social.copies.none')} text={t('social.copies.what')} testId="copies-empty">
            <Link to={socialTab('strategies')}>{t('social.tabs.strategies')}</Link>
          </EmptyNote>
        ) : (
          <>
            {copies.length > 1 && (
              <p className={`${sections['meta']} ${styles['order']}`}>{t('social.copies.order')}</p>
            )}
            <ul className={sections['rows']}>
              {copies.map((copy) => (
                <CopyRow key={copy.id} copy={copy} />
              ))}
            </ul>
          </>
        )
      }
    </FreshPanel>
  );
});

function CopyRow({ copy }: { copy: Copy }) {
  const { t } = useTranslation();
  const { currency, equity, id, login, result, returned, returnedCurrency, state, stopEquity, strategy } =
    copy;
  return (
    <li className={sections['row']} data-testid={`copy-${id}`}>
      <div className={styles['line']}>
        <div>
          <h2>
            <Link to={copyPage(id)} className={styles['name']}>
              <Verbatim dir="auto">{strategy}</Verbatim>
            </Link>
          </h2>
          <p className={sections['meta']}>
            {t('social.copy.account')} <Verbatim>{login}</Verbatim>
          </p>
        </div>
        <CopyStateChip state={state} />
      </div>
      <dl className={styles['figures']}>
        {state === 'stopped' ? (
          <div>
            <dt>{t('social.copy.returned')}</dt>
            <dd>
              <Amount value={returned} currency={returnedCurrency ?? currency} />
            </dd>
          </div>
        ) : (
          <div>
            <dt>{t('social.copy.worth')}</dt>
            <dd>
              <Amount value={equity} currency={currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('social.copy.result')}</dt>
          <dd>
            <Profit value={result} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('social.copy.stopAt')}</dt>
          <dd>
            <Amount value={stopEquity} currency={currency} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
