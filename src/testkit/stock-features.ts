import type { Double, Feature, FeatureFile } from '../composition/feature';
import { bind, type Binding } from '../infrastructure/di/binding';
import type { TestFakes } from './fakes/test-fakes';
import FILES from './parts.generated';

/** All of Portico's features. */
export const STOCK_FEATURES: readonly Feature[] = FILES.map(({ feature }) => feature);

/** The doubles of the ports that features bind. */
const doublesOf = (files: readonly FeatureFile[]) => files.flatMap(({ doubles }) => doubles?.() ?? []);

/** The double of each of Portico's ports. */
export const STOCK_DOUBLES: readonly Double[] = doublesOf(FILES);

/** Binds these ports, and those of additional features, to their doubles. */
export const bindDoubles = (fakes: TestFakes, others: readonly FeatureFile[] = []): readonly Binding[] =>
  [...STOCK_DOUBLES, ...doublesOf(others)].map(({ port, fake }) => bind(port, () => fake(fakes)));
