import { ContainerModule } from 'inversify';
import { Navigation } from '../../application/ports/navigation';
import { Telemetry } from '../../application/ports/telemetry';
import { ErrorStore } from '../../application/stores/error-store';
import { SiteStore } from '../../application/stores/site-store';
import { TelemetryStore } from '../../application/stores/telemetry-store';
import { id } from './token';

/** The store that tells an operator of speed and errors; its chunk comes only where one wants to know. */
export const telemetryModule = new ContainerModule(({ bind }) => {
  bind(TelemetryStore)
    .toResolvedValue(
      (telemetry, navigation, errors, site) => new TelemetryStore(telemetry, navigation, { errors, site }),
      [id(Telemetry), id(Navigation), ErrorStore, SiteStore],
    )
    .inSingletonScope();
});
