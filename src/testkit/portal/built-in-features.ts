import { bind, type Binding } from '../../infrastructure/di/binding';
import type { Double } from './double';
import type { TestFakes } from './test-fakes';
import PARTS from './parts.generated';

/** All of Portico's features. */
export const BUILT_IN_FEATURES = PARTS.features;

/** The double of each of Portico's ports. */
export const BUILT_IN_DOUBLES: readonly Double[] = PARTS.doubles;

/** Binds all ports to their doubles. */
export const bindDoubles = (fakes: TestFakes): readonly Binding[] =>
  BUILT_IN_DOUBLES.map(({ port, fake }) => bind(port, () => fake(fakes)));
