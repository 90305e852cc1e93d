import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { AccountsStore, type AccountsLayout } from '../../../application/accounts/accounts-store';
import type { AccountSort } from '../../../domain/accounts/accounts-view';
import { openingAddress } from '../../../domain/accounts/account-tabs';
import { useIsPhone } from '../../hooks/use-media-query';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Segments } from '../../forms/antd/segments';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './accounts-tools.module.css';

const SORTS: readonly AccountSort[] = ['created', 'freeMargin', 'nickname', 'marginLevel'];
const LAYOUTS: readonly (readonly [AccountsLayout, typeof SearchOutlined])[] = [
  ['list', UnorderedListOutlined],
  ['cards', AppstoreOutlined],
];

/** Search and sort, behind a button on phones; wider screens also choose between table and cards. */
export const AccountsTools = observer(function AccountsTools() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const isPhone = useIsPhone();
  const id = useId();
  const [open, setOpen] = useState(false);

  if (!isPhone) {
    return (
      <div className={styles['tools']}>
        <SearchAndSort />
        <LayoutChoice />
        <OpenAccount />
      </div>
    );
  }
  const isExpanded = open || store.search !== '';
  return (
    <>
      <Button
        type="text"
        size="large"
        className={styles['toggle'] ?? ''}
        data-testid="accounts-tools-toggle"
        aria-label={t('accounts.searchAndSort')}
        aria-expanded={isExpanded}
        aria-controls={`${id}-tools`}
        icon={<SearchOutlined aria-hidden />}
        onClick={() => setOpen(!isExpanded)}
      />
      {isExpanded && (
        <div id={`${id}-tools`} className={styles['tools']}>
          <SearchAndSort />
        </div>
      )}
    </>
  );
});

/** Link that opens another account of the tab's kind. On phones it is below the list: the bar has no room. */
export const OpenAccount = observer(function OpenAccount() {
  const { t } = useTranslation();
  const { tab } = useStore(AccountsStore);
  const navigate = useNavigate();
  const address = openingAddress(tab === 'demo' ? 'demo' : 'live');
  const href = useHref(address);
  return (
    <Button
      href={href}
      className={styles['open'] ?? ''}
      data-testid="accounts-open"
      icon={<PlusOutlined aria-hidden />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(address);
      }}
    >
      {t('accounts.start.open')}
    </Button>
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
      <Select
        data-testid="accounts-sort"
        className={styles['sort'] ?? ''}
        aria-label={t('accounts.sort')}
        popupMatchSelectWidth={false}
        virtual={false}
        value={store.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t(`accounts.sortBy.${sort}`) }))}
        onChange={(sort) => store.setSort(sort)}
      />
    </>
  );
});

const LayoutChoice = observer(function LayoutChoice() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <Segments
      label={t('accounts.layout')}
      segments={LAYOUTS.map(([layout, Icon]) => ({
        value: layout,
        tooltip: t(`accounts.layoutAs.${layout}`),
        label: (
          <span data-testid={`accounts-layout-${layout}`}>
            <Icon aria-hidden />
            <VisuallyHidden>{t(`accounts.layoutAs.${layout}`)}</VisuallyHidden>
          </span>
        ),
      }))}
      value={store.layout}
      onChange={(layout) => store.setLayout(layout)}
    />
  );
});
