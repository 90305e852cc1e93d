import { Partners } from '../../application/ports/partners';
import { describePartnersContract } from '../../testkit/contracts/partners.contract';
import { FakePartners } from '../../testkit/fakes/fake-partners';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `partnership` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Partners, ({ backend }) => new FakePartners(backend), describePartnersContract, {
    partnership: (partners) => partners.overview(),
  }),
];
