import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  changePartnerFilter,
  readPartnerFilter,
  type PartnerFilter,
} from '../../../domain/partnership/partner-filter';
import { readMaterialFilter, type MaterialFilter } from '../../../domain/partnership/partner-material';
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
  /** The part of the material that is in view. */
  readonly material: MaterialFilter;
  readonly changeMaterial: (material: MaterialFilter) => void;
  readonly changeFilter: (change: Partial<Record<keyof PartnerFilter, string>>) => void;
  readonly clearFilter: () => void;
}

export function usePartnerAddress(): PartnerAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = partnerTabOf(search.get('tab'));
  const filter = useMemo(() => readPartnerFilter(search), [search]);
  const material = useMemo(() => readMaterialFilter(search), [search]);
  const show = (next: PartnerFilter, nextMaterial = material) =>
    void navigate(partnerPage(tab, next, undefined, nextMaterial), { preventScrollReset: true });
  return {
    tab,
    filter,
    reward: rewardIdOf(search.get('reward')),
    material,
    changeMaterial: (next) => show(filter, next),
    changeFilter: (change) => show(changePartnerFilter(filter, change)),
    clearFilter: () => show({}),
  };
}
