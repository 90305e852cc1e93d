import { ChatWidget, Conversations } from '../../application/ports/chat';
import { Geo } from '../../application/ports/geo';
import { Marketing } from '../../application/ports/marketing';
import { SupportIdentity, SupportSecret } from '../../application/ports/support-identity';
import { TagManager } from '../../application/ports/tag-manager';
import { describeChatWidgetContract } from '../../testkit/contracts/chat-widget.contract';
import { describeConversationsContract } from '../../testkit/contracts/conversations.contract';
import { describeGeoContract } from '../../testkit/contracts/geo.contract';
import { describeMarketingContract } from '../../testkit/contracts/marketing.contract';
import { describeSupportIdentityContract } from '../../testkit/contracts/support-identity.contract';
import { describeSupportSecretContract } from '../../testkit/contracts/support-secret.contract';
import { describeTagManagerContract } from '../../testkit/contracts/tag-manager.contract';
import { AN_ID } from '../../testkit/data/registration';
import { FakeConversations } from '../../testkit/fakes/fake-conversations';
import { FakeGeo } from '../../testkit/fakes/fake-geo';
import { FakeMarketing } from '../../testkit/fakes/fake-marketing';
import { FakeSupportSecret } from '../../testkit/fakes/fake-support-secret';
import { FakeSupportIdentity } from '../../testkit/fakes/fake-support-identity';
import { double, gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `third-parties` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Geo, ({ backend }) => new FakeGeo(backend), describeGeoContract, {
    ip: (geo) => geo.ip(),
    country: (geo) => geo.continent(),
  }),
  gatewayDouble(Marketing, ({ backend }) => new FakeMarketing(backend), describeMarketingContract, {
    createMarketingId: (marketing) =>
      marketing.record({ uri: 'https://portico.test/?affid=1', siteId: 50, existingGuid: null }),
  }),
  gatewayDouble(
    Conversations,
    ({ backend }) => new FakeConversations(backend),
    describeConversationsContract,
    {
      supportConversation: (conversations) => conversations.read({ identity: null, visitor: AN_ID }),
      supportMessage: (conversations) =>
        conversations.say({ identity: null, visitor: AN_ID }, { id: AN_ID, text: 'Hello', culture: 'en-US' }),
    },
  ),
  double(ChatWidget, ({ chatWidget }) => chatWidget, describeChatWidgetContract),
  double(SupportSecret, () => new FakeSupportSecret(), describeSupportSecretContract),
  gatewayDouble(
    SupportIdentity,
    ({ backend }) => new FakeSupportIdentity(backend),
    describeSupportIdentityContract,
    {
      supportIdentity: (identity) => identity.token('gateway'),
    },
  ),
  double(TagManager, ({ fakeTagManager }) => fakeTagManager, describeTagManagerContract),
];
