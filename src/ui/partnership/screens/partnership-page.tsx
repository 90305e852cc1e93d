import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { ClientStore } from '../../../application/client/client-store';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { dataOf, isPending } from '../../../application/remote/remote';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { instantOf } from '../../../domain/kernel/instant';
import type { Partnership } from '../../../domain/partnership/partnership';
import { Chip } from '../../components/chip';
import { deferComponent } from '../../components/defer-component';
import { Time } from '../../components/figures/time';
import { PageHead } from '../../components/page/page-head';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { useStore } from '../../hooks/use-store';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import { CommissionSkeleton } from './partnership-skeleton';
import { StandingNotice } from './standing-notice';
import styles from './partnership.module.css';
import type { PartnerAddress } from './use-partner-address';

const PayoutsSection = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "partnership-payouts" */ '../payouts/payouts-section')).PayoutsSection,
  <CommissionSkeleton />,
);

/** An instant whose text is as wide as any, in every language. */
const SOME_INSTANT = Date.UTC(2026, 10, 20, 20, 20, 20);

/** Clients who have never earned commission need not choose an account. */
const hasPayouts = ({ commission, nextPayout }: Partnership) => commission.length > 0 || nextPayout !== null;

/** Payouts, or a note for a partner without any. */
export function Payouts({
  partnership,
  withStatement = true,
}: {
  partnership: Partnership;
  withStatement?: boolean;
}) {
  const { t } = useTranslation();
  return hasPayouts(partnership) ? (
    <PayoutsSection partnership={partnership} withStatement={withStatement} />
  ) : (
    <EmptyNote
      title={t('payouts.nextNone')}
      text={t('partnership.noCommission')}
      testId="partnership-payouts-empty"
    />
  );
}

/** True also if the gateway does not send the partner's state. */
const isActivePartner = ({ programme, state }: Partnership) =>
  programme === 'partner' && (state ?? 'active') === 'active';

/** Title, time of the figures, and the filter of the address. */
export const PartnershipPage = observer(function PartnershipPage({
  testId,
  address: { filter, tab },
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
  const { setting } = useStore(ClientStore);
  // Known from the start, so that the page does not move when the figures arrive.
  const isPartner = store.latest ? isActivePartner(store.latest) : setting?.isIb === true;
  return (
    <PageZone value={BOOK_ZONE}>
      <div data-testid={testId}>
        <PageHead
          title={t('partnership.title')}
          note={
            <span className={styles['note']}>
              {isPartner && (
                <Chip tone="success" icon={<CheckCircleOutlined />}>
                  {t('partnership.isPartner')}
                </Chip>
              )}
              {(asOf !== null || isPending(store.remote)) && (
                // Until the figures arrive, the words of another instant reserve their space: on a phone they take two
                // lines.
                <span className={asOf === null ? styles['pending'] : undefined} aria-hidden={asOf === null}>
                  <Sentence
                    textKey="partnership.asOf"
                    parts={{ time: <Time instant={asOf ?? SOME_INSTANT} style="asOf" /> }}
                  />
                </span>
              )}
            </span>
          }
        />
        <StandingNotice tab={tab} />
        {children}
      </div>
    </PageZone>
  );
});

/** The part of the page that waits for figures and links. */
export const PartnershipPanel = observer(function PartnershipPanel({
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
