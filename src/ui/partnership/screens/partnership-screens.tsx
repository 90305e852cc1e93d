import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { changePartnerFilter } from '../../../domain/partnership/partner-filter';
import {
  INVEST_TABS,
  investTabOf,
  PARTNER_TABS,
  partnerPage,
  type InvestTab,
  type PartnerTab,
} from '../../../domain/partnership/partner-tabs';
import type { Partnership } from '../../../domain/partnership/partnership';
import { deferComponent } from '../../components/defer-component';
import { SectionNav } from '../../components/page/section-nav';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { InvestHead } from '../invest/invest-head';
import { InvestNotice } from '../invest/invest-notice';
import { ClientsHead } from '../overview/clients-head';
import { CommissionsHead } from '../overview/commissions-head';
import { OverviewTab } from '../overview/overview-tab';
import { PartnerFilterBar } from './partner-filter-bar';
import { PartnershipPage, PartnershipPanel, Payouts } from './partnership-page';
import { TabLabel } from './tab-label';
import { CommissionSkeleton, InvestSkeleton, SharedSkeleton } from './partnership-skeleton';
import styles from './partnership.module.css';
import { usePartnerAddress, type PartnerAddress } from './use-partner-address';

/** The code of a section other than the overview is loaded when the section is opened. */
const deferredList = (name: 'ClientsTab' | 'CommissionsTab' | 'SubPartnersTab') =>
  deferComponent(
    async () => (await import(/* webpackChunkName: "partnership-lists" */ '../lists/list-tabs'))[name],
    <BookSkeleton />,
  );
const ClientsTab = deferredList('ClientsTab');
const CommissionsTab = deferredList('CommissionsTab');
const SubPartnersTab = deferredList('SubPartnersTab');
const LinksTab = deferComponent(
  async () => (await import(/* webpackChunkName: "partnership-links" */ '../links/links-tab')).LinksTab,
  <CommissionSkeleton />,
);
const AgreementTab = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "partnership-agreement" */ '../agreement/agreement-tab')).AgreementTab,
  <CommissionSkeleton />,
);

/** A section of the shared pages. */
interface TabView {
  readonly isFiltered: boolean;
  readonly Skeleton?: () => ReactNode;
  readonly view?: (partnership: Partnership, address: PartnerAddress) => ReactNode;
  /** A list of its own, which loads and fails alone. */
  readonly List?: ComponentType<{ address: PartnerAddress }>;
}

const TABS: Readonly<Record<PartnerTab, TabView>> = {
  overview: {
    isFiltered: true,
    Skeleton: SharedSkeleton,
    view: (partnership) => <OverviewTab partnership={partnership} />,
  },
  clients: {
    isFiltered: true,
    Skeleton: CommissionSkeleton,
    view: (partnership) => <ClientsHead partnership={partnership} />,
    List: ClientsTab,
  },
  commissions: {
    isFiltered: true,
    Skeleton: CommissionSkeleton,
    view: (partnership, { filter }) => <CommissionsHead partnership={partnership} filter={filter} />,
    List: CommissionsTab,
  },
  partners: { isFiltered: true, List: SubPartnersTab },
  links: {
    isFiltered: true,
    Skeleton: CommissionSkeleton,
    view: (partnership, address) => <LinksTab partnership={partnership} address={address} />,
  },
  payouts: {
    isFiltered: false,
    Skeleton: CommissionSkeleton,
    view: (partnership) => <Payouts partnership={partnership} />,
  },
  agreement: { isFiltered: false, List: AgreementTab },
};

/** Partnership of the invest variant: the client's code and link, the statement, and the lists below them (V10). */
export function PartnershipInvest() {
  const { t } = useTranslation();
  const address = usePartnerAddress();
  const { filter } = address;
  const tab = investTabOf(address);
  const unfiltered = changePartnerFilter(filter, { state: '' });
  const addresses: Readonly<Record<InvestTab, string>> = {
    clients: partnerPage('clients', unfiltered),
    commissions: partnerPage('commissions', unfiltered),
    unpaid: partnerPage('commissions', changePartnerFilter(filter, { state: 'none' })),
    payouts: partnerPage('payouts', filter),
    agreement: partnerPage('agreement', filter),
  };
  return (
    <PartnershipPage testId="screen-partnership-invest" address={address}>
      <InvestNotice />
      <PartnerFilterBar address={address} />
      <PartnershipPanel skeleton={<InvestSkeleton />}>
        {(partnership) => <InvestHead partnership={partnership} />}
      </PartnershipPanel>
      <SectionNav
        isHorizontal
        label={t('partnership.title')}
        sections={INVEST_TABS.map((key) => ({ key, label: <TabLabel tab={key} />, to: addresses[key] }))}
        current={tab}
      />
      <div className={styles['list']} data-testid={`partnership-${tab}`}>
        {tab === 'clients' && <ClientsTab address={address} />}
        {(tab === 'commissions' || tab === 'unpaid') && <CommissionsTab address={address} />}
        {tab === 'payouts' && (
          <PartnershipPanel skeleton={<CommissionSkeleton />}>
            {(partnership) => <Payouts partnership={partnership} withStatement={false} />}
          </PartnershipPanel>
        )}
        {tab === 'agreement' && <AgreementTab />}
      </div>
    </PartnershipPage>
  );
}

/** Partnership of bank and international. The address names the section and the filter. */
export const PartnershipShared = observer(function PartnershipShared() {
  const { t } = useTranslation();
  const address = usePartnerAddress();
  const { filter, tab } = address;
  const { isFiltered, List, Skeleton, view } = TABS[tab];
  const { hasSubPartners } = useStore(PartnershipStore);
  return (
    <PartnershipPage testId="screen-partnership-shared" address={address}>
      <SectionNav
        isHorizontal
        label={t('partnership.title')}
        sections={PARTNER_TABS.filter((key) => key !== 'partners' || hasSubPartners).map((key) => ({
          key,
          label: <TabLabel tab={key} />,
          to: partnerPage(key, filter),
        }))}
        current={tab}
      />
      {isFiltered && <PartnerFilterBar address={address} />}
      <div className={isFiltered ? undefined : styles['list']} data-testid={`partnership-${tab}`}>
        {view && Skeleton && (
          <PartnershipPanel skeleton={<Skeleton />}>
            {(partnership) => view(partnership, address)}
          </PartnershipPanel>
        )}
        {List && <List address={address} />}
      </div>
    </PartnershipPage>
  );
});
