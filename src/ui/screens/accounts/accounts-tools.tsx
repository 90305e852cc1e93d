import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountsStore, type AccountsLayout } from '../../../application/stores/accounts-store';
import type { AccountSort } from '../../../domain/accounts/accounts-view';
import { useIsPhone } from '../../components/use-media-query';
import { useStore } from '../../use-store';
import styles from './accounts-tools.module.css';

const SORTS: readonly AccountSort[] = ['created', 'freeMargin', 'nickname', 'marginLevel'];
const LAYOUTS: readonly (readonly [AccountsLayout, typeof SearchOutlined])[] = [
  ['list', UnorderedListOutlined],
  ['cards', AppstoreOutlined],
];

/** Search and order; on a phone behind a button, with room also the choice between table and cards. */
export const AccountsTools = observer(function AccountsTools() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const phone = useIsPhone();
  const id = useId();
  const [open, setOpen] = useState(false);

  if (!phone) {
    return (
      <div className={styles['tools']}>
        <SearchAndSort />
        <LayoutChoice />
      </div>
    );
  }
  const shown = open || store.search !== '';
  return (
    <>
      <Button
        type="text"
        size="large"
        className={styles['toggle'] ?? ''}
        data-testid="accounts-tools-toggle"
        aria-label={t('accounts.searchAndSort')}
        aria-expanded={shown}
        aria-controls={`${id}-tools`}
        icon={<SearchOutlined aria-hidden />}
        onClick={() => setOpen(!shown)}
      />
      {shown && (
        <div id={`${id}-tools`} className={styles['tools']}>
          <SearchAndSort />
        </div>
      )}
    </>
  );
});

const SearchAndSort = observer(function SearchAndSort() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <>
      <Input
        type="search"
        data-testid="accounts-search"
        className={styles['search'] ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('accounts.searchHint')}
        aria-label={t('accounts.searchHint')}
        autoComplete="off"
        value={store.search}
        onChange={(event) => store.setSearch(event.target.value)}
      />
      <span className={styles['sort']}>
        <select
          data-testid="accounts-sort"
          aria-label={t('accounts.sort')}
          value={store.sort}
          onChange={(event) => store.setSort(event.target.value as AccountSort)}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`accounts.sortBy.${sort}`)}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </span>
    </>
  );
});

const LayoutChoice = observer(function LayoutChoice() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <div role="group" aria-label={t('accounts.layout')} className={styles['layouts']}>
      {LAYOUTS.map(([layout, Icon]) => (
        <Button
          key={layout}
          type="text"
          data-testid={`accounts-layout-${layout}`}
          aria-label={t(`accounts.layoutAs.${layout}`)}
          title={t(`accounts.layoutAs.${layout}`)}
          aria-pressed={store.layout === layout}
          icon={<Icon aria-hidden />}
          onClick={() => store.setLayout(layout)}
        />
      ))}
    </div>
  );
});
