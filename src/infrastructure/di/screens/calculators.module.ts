import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Rates } from '../../../application/ports/rates';
import { TabStore } from '../../../application/ports/storage';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import { ClientStore } from '../../../application/stores/client-store';
import { LanguageStore } from '../../../application/stores/language-store';
import { id } from '../token';

/** The calculators' own store, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(CalculatorsStore)
    .toResolvedValue(
      (rates, cache, clock, tab, language, client) =>
        new CalculatorsStore(rates, cache, clock, tab, language, client),
      [id(Rates), QueryClient, id(Clock), id(TabStore), LanguageStore, ClientStore],
    )
    .inSingletonScope();
});
