import { SupportSecret } from '../../../src/application/support/ports/support-identity';
import { feature } from '../../../src/composition/features/marketing/third-parties';
import { ConfiguredChatWidget } from '../../../src/infrastructure/support/configured-chat-widget';
import { describeChatWidgetContract } from '../../../src/testkit/support/chat-widget.contract';
import { describeSupportSecretContract } from '../../../src/testkit/support/support-secret.contract';
import { FakeChatWidget } from '../../../src/testkit/support/fake-chat-widget';
import { runner } from '../../jest/runner';

describeChatWidgetContract(runner, 'ConfiguredChatWidget', () => {
  const fake = new FakeChatWidget();
  return {
    widget: new ConfiguredChatWidget({ acme: async () => fake }, () => 'acme'),
    finishLoading: () => void (fake.present = !fake.isBlocked),
    block: () => void (fake.isBlocked = true),
    loadCount: () => fake.keys.length,
    requestToken: () => fake.requestToken(),
    user: () => fake.user,
    openCount: () => fake.openCount,
  };
});

describeSupportSecretContract(runner, 'The portal’s own SupportSecret', () => {
  const binding = feature.ports?.find(({ token }) => token === SupportSecret);
  return { secret: binding?.make() as SupportSecret, expectedSecret: null };
});
