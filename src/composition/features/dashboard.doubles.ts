import { ClientProgress } from '../../application/ports/client-progress';
import { describeClientProgressContract } from '../../testkit/contracts/client-progress.contract';
import { FakeClientProgress } from '../../testkit/fakes/fake-client-progress';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `dashboard` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(
    ClientProgress,
    ({ backend }) => new FakeClientProgress(backend),
    describeClientProgressContract,
    {
      clientBlockers: (progress) => progress.blockers(),
      firstSteps: (progress) => progress.firstSteps(),
    },
  ),
];
