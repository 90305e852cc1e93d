import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  changePartnerFilter,
  readPartnerFilter,
  type PartnerFilter,
} from '../../../domain/partnership/partner-filter';
import {
  partnerPage,
  partnerTabOf,
  rewardIdOf,
  type PartnerTab,
} from '../../../domain/partnership/partner-tabs';

/** The section and the filter that the address names, and how another filter gets there. */
export interface PartnerAddress {
  readonly tab: PartnerTab;
  readonly filter: PartnerFilter;
  /** The reward whose working is open. */
  readonly reward: number | null;
  readonly changeFilter: (change: Partial<Record<keyof PartnerFilter, string>>) => void;
  readonly clearFilter: () => void;
}

export function usePartnerAddress(): PartnerAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = partnerTabOf(search.get('tab'));
  const filter = useMemo(() => readPartnerFilter(search), [search]);
  const show = (next: PartnerFilter) => void navigate(partnerPage(tab, next), { preventScrollReset: true });
  return {
    tab,
    filter,
    reward: rewardIdOf(search.get('reward')),
    changeFilter: (change) => show(changePartnerFilter(filter, change)),
    clearFilter: () => show({}),
  };
}
