import { ChatWidget, Conversations } from '../../../application/support/ports/chat';
import { Geo } from '../../../application/site/ports/geo';
import { Marketing } from '../../../application/marketing/ports/marketing';
import { SupportIdentity, SupportSecret } from '../../../application/support/ports/support-identity';
import { TagManager } from '../../../application/marketing/ports/tag-manager';
import { describeChatWidgetContract } from '../../../testkit/support/chat-widget.contract';
import { describeConversationsContract } from '../../../testkit/support/conversations.contract';
import { describeGeoContract } from '../../../testkit/site/geo.contract';
import { describeMarketingContract } from '../../../testkit/marketing/marketing.contract';
import { describeSupportIdentityContract } from '../../../testkit/support/support-identity.contract';
import { describeSupportSecretContract } from '../../../testkit/support/support-secret.contract';
import { describeTagManagerContract } from '../../../testkit/marketing/tag-manager.contract';
import { REGISTRATION_ID } from '../../../testkit/registration/registration-data';
import { FakeConversations } from '../../../testkit/support/fake-conversations';
import { FakeGeo } from '../../../testkit/site/fake-geo';
import { FakeMarketing } from '../../../testkit/marketing/fake-marketing';
import { FakeSupportSecret } from '../../../testkit/support/fake-support-secret';
import { FakeSupportIdentity } from '../../../testkit/support/fake-support-identity';
import { double, gatewayDouble, type Double } from '../../../testkit/portal/double';

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
      supportConversation: (conversations) =>
        conversations.read({ identity: null, visitor: REGISTRATION_ID }),
      supportMessage: (conversations) =>
        conversations.send(
          { identity: null, visitor: REGISTRATION_ID },
          { id: REGISTRATION_ID, text: 'Hello', culture: 'en-US' },
        ),
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
