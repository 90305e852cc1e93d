import { Research } from '../../application/ports/research';
import { describeResearchContract } from '../../testkit/contracts/research.contract';
import { FakeResearch } from '../../testkit/fakes/fake-research';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `research` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Research, ({ backend }) => new FakeResearch(backend), describeResearchContract, {
    researchPage: (research) => research.address('av_ideas', 'en-US'),
  }),
];
