import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Strategies } from '../../../application/ports/strategies';
import { StrategiesStore } from '../../../application/stores/strategies-store';
import { id } from '../token';

/** The store of the strategies, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(StrategiesStore)
    .toResolvedValue(
      (strategies, cache, clock) => new StrategiesStore(strategies, cache, clock),
      [id(Strategies), QueryClient, id(Clock)],
    )
    .inSingletonScope();
});
