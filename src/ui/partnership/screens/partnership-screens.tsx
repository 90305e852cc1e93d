import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { dataOf, isPending } from '../../../application/remote/remote';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { instantOf } from '../../../domain/kernel/instant';
import { PARTNER_TABS, partnerPage, type PartnerTab } from '../../../domain/partnership/partner-tabs';
import type { Partnership } from '../../../domain/partnership/partnership';
import { Time } from '../../components/figures/time';
import { PageHead } from '../../components/page/page-head';
import sections from '../../components/page/page-sections.module.css';
import { SectionNav } from '../../components/page/section-nav';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { SkeletonBlock } from '../../components/panels/skeleton-block';
import { Sentence } from '../../components/text/sentence';
import { useStore } from '../../hooks/use-store';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import { AgreementTab } from '../agreement/agreement-tab';
import { LinkTable } from '../links/link-table';
import { ClientsTab } from '../lists/clients-tab';
import { CommissionsTab } from '../lists/commissions-tab';
import { CommissionFigures } from '../overview/commission-figures';
import { CommissionsHead } from '../overview/commissions-head';
import { OverviewTab } from '../overview/overview-tab';
import { OwnLink } from '../overview/own-link';
import { PayoutsSection } from '../payouts/payouts-section';
import { PartnerFilterBar } from './partner-filter-bar';
import { CommissionSkeleton, InvestSkeleton, SharedSkeleton } from './partnership-skeleton';
import { usePartnerAddress, type PartnerAddress } from './use-partner-address';

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
    view: (partnership) => <CommissionFigures partnership={partnership} fifth="funnel" />,
    List: ClientsTab,
  },
  commissions: {
    isFiltered: true,
    Skeleton: CommissionSkeleton,
    view: (partnership, { filter }) => <CommissionsHead partnership={partnership} filter={filter} />,
    List: CommissionsTab,
  },
  links: {
    isFiltered: true,
    Skeleton: CommissionSkeleton,
    view: ({ links }) => <LinkTable links={links} />,
  },
  payouts: {
    isFiltered: false,
    Skeleton: CommissionSkeleton,
    view: (partnership) => <Payouts partnership={partnership} />,
  },
  agreement: { isFiltered: false, List: AgreementTab },
};

/** Partnership of the invest variant: the client's code and link (V10). */
export function PartnershipInvest() {
  const { t } = useTranslation();
  const address = usePartnerAddress();
  return (
    <PartnershipPage testId="screen-partnership-invest" address={address}>
      <p className={sections['help']}>{t('partnership.lead')}</p>
      <PartnershipPanel skeleton={<InvestSkeleton />}>
        {(partnership) => (
          <>
            <OwnLink link={partnership.links[0]} withCode />
            <CommissionFigures partnership={partnership} fifth="funnel" />
            {hasPayouts(partnership) && <PayoutsSection partnership={partnership} />}
          </>
        )}
      </PartnershipPanel>
      <AgreementTab />
    </PartnershipPage>
  );
}

/** Partnership of bank and international. The address names the section and the filter. */
export function PartnershipShared() {
  const { t } = useTranslation();
  const address = usePartnerAddress();
  const { filter, tab } = address;
  const { isFiltered, List, Skeleton, view } = TABS[tab];
  return (
    <PartnershipPage testId="screen-partnership-shared" address={address}>
      <SectionNav
        isHorizontal
        label={t('partnership.title')}
        sections={PARTNER_TABS.map((key) => ({
          key,
          label: t(`partnership.tab.${key}`),
          to: partnerPage(key, filter),
        }))}
        current={tab}
      />
      {isFiltered && <PartnerFilterBar address={address} />}
      <div data-testid={`partnership-${tab}`}>
        {view && Skeleton && (
          <PartnershipPanel skeleton={<Skeleton />}>
            {(partnership) => view(partnership, address)}
          </PartnershipPanel>
        )}
        {List && <List address={address} />}
      </div>
    </PartnershipPage>
  );
}

/** Clients who have never earned commission are not asked for an account. */
const hasPayouts = ({ commission, nextPayout }: Partnership) => commission.length > 0 || nextPayout !== null;

function Payouts({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation();
  return hasPayouts(partnership) ? (
    <PayoutsSection partnership={partnership} />
  ) : (
    <EmptyNote
      title={t('payouts.nextNone')}
      text={t('partnership.noCommission')}
      testId="partnership-payouts-empty"
    />
  );
}

/** Title, time of the figures, and the filter of the address. */
const PartnershipPage = observer(function PartnershipPage({
  testId,
  address: { filter },
  children,
}: {
  testId: string;
  address: PartnerAddress;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const store = useStore(PartnershipStore);
  useEffect(() => store.show(filter), [store, filter]);
  const asOf = instantOf(dataOf(store.remote)?.asOf ?? null);
  return (
    <PageZone value={BOOK_ZONE}>
      <div data-testid={testId}>
        <PageHead
          title={t('partnership.title')}
          note={
            asOf === null ? (
              isPending(store.remote) && <SkeletonBlock shape="medium" />
            ) : (
              <Sentence textKey="partnership.asOf" parts={{ time: <Time instant={asOf} style="asOf" /> }} />
            )
          }
        />
        {children}
      </div>
    </PageZone>
  );
});

/** The part of the page that waits for figures and links. */
const PartnershipPanel = observer(function PartnershipPanel({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (partnership: Partnership) => ReactNode;
}) {
  const { t } = useTranslation();
  const store = useStore(PartnershipStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('partnership.failed')}
      skeleton={skeleton}
    >
      {children}
    </FreshPanel>
  );
});
