import Tabs from 'antd/es/tabs';
import { observer } from 'mobx-react-lite';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { ACCOUNT_LIST_TABS, type AccountListTab } from '../../../domain/accounts/accounts-view';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './accounts-tabs.module.css';

/**
 * Live, demo, archived, each with its number of accounts. Ids are `{id}-tab-{key}`, and `{id}-panel-{key}` for the
 * panel below.
 */
export const AccountListTabs = observer(function AccountListTabs({ id }: { id: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  return (
    <Tabs
      id={id}
      className={styles['tabs'] ?? ''}
      activeKey={store.tab}
      items={ACCOUNT_LIST_TABS.map((key) => ({
        key,
        label: (
          <>
            {t(`accounts.tab.${key}`)}{' '}
            <span className={styles['count']}>{numbers.integer(store.counts[key])}</span>
          </>
        ),
      }))}
      onChange={(tab) => store.setTab(tab as AccountListTab)}
      renderTabBar={(props, TabBar) => <TabBar {...props}>{(tab) => withTestId(tab as TabElement)}</TabBar>}
    />
  );
});

type ButtonElement = ReactElement<{ children: ReactNode }>;
type TabElement = ReactElement<{ 'data-node-key': string; children: [ButtonElement, ReactNode] }>;

/**
 * Sets the test id (D6) on the element with the tab role, since Ant Design has no prop for it. Removes Ant Design's
 * hidden "Tab 1 of 3", which is always English; screen readers say this themselves.
 */
function withTestId(tab: TabElement): TabElement {
  const { 'data-node-key': key, children } = tab.props;
  const [button, ...rest] = children;
  return cloneElement(
    tab,
    {},
    cloneElement(
      button,
      { 'data-testid': `accounts-tab-${key}` } as object,
      ...Children.toArray(button.props.children).filter((child) => !isAnnouncement(child)),
    ),
    ...rest,
  );
}

const isAnnouncement = (child: ReactNode) =>
  isValidElement<{ 'aria-live'?: string }>(child) && child.props['aria-live'] !== undefined;
