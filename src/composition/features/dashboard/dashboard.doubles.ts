import { ClientProgress } from '../../../application/dashboard/ports/client-progress';
import { describeClientProgressContract } from '../../../testkit/dashboard/client-progress.contract';
import { FakeClientProgress } from '../../../testkit/dashboard/fake-client-progress';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

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
