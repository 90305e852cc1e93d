import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import type { Partnership } from '../../../domain/partnership/partnership';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { PayoutsSection } from '../payouts/payouts-section';
import { CommissionFigures } from './commission-figures';
import { LinkTable } from './link-table';
import { OwnLink } from './own-link';
import { InvestSkeleton, SharedSkeleton } from './partnership-skeleton';

/** Partnership of the invest variant: the client's code and link (V10). */
export function PartnershipInvest() {
  return (
    <PartnershipPage testId="screen-partnership-invest" skeleton={<InvestSkeleton />}>
      {(partnership) => (
        <>
          <OwnLink link={partnership.links[0]} withCode />
          <CommissionFigures commission={partnership.commission} />
          {hasPayouts(partnership) && <PayoutsSection partnership={partnership} />}
        </>
      )}
    </PartnershipPage>
  );
}

/** Partnership of bank and international: commission, and every link with its results. */
export function PartnershipShared() {
  return (
    <PartnershipPage testId="screen-partnership-shared" skeleton={<SharedSkeleton />}>
      {(partnership) => (
        <>
          <CommissionFigures commission={partnership.commission} />
          <OwnLink link={partnership.links[0]} />
          <LinkTable links={partnership.links} />
          {hasPayouts(partnership) && <PayoutsSection partnership={partnership} />}
        </>
      )}
    </PartnershipPage>
  );
}

/** Clients who have never earned commission are not asked for an account. */
const hasPayouts = ({ commission, nextPayout }: Partnership) => commission.length > 0 || nextPayout !== null;

const PartnershipPage = observer(function PartnershipPage({
  testId,
  skeleton,
  children,
}: {
  testId: string;
  skeleton: ReactNode;
  children: (partnership: Partnership) => ReactNode;
}) {
  const { t } = useTranslation();
  const store = useStore(PartnershipStore);
  useEffect(() => store.load(), [store]);
  return (
    <PageZone value={BOOK_ZONE}>
      <div data-testid={testId}>
        <PageHead title={t('partnership.title')} />
        <p className={sections['help']}>{t('partnership.lead')}</p>
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('partnership.failed')}
          skeleton={skeleton}
        >
          {children}
        </FreshPanel>
      </div>
    </PageZone>
  );
});
