import { SupportSecret } from '../../../src/application/support/ports/support-identity';
import { feature } from '../../../src/composition/features/marketing/third-parties';
import { ConfiguredChatWidget } from '../../../src/infrastructure/support/configured-chat-widget';
import { describeChatWidgetContract } from '../../../src/testkit/support/chat-widget.contract';
import { describeSupportSecretContract } from '../../../src/testkit/support/support-secret.contract';
import { FakeChatWidget } from '../../../src/testkit/support/fake-chat-widget';
import { runner } from '../../jest/runner';

describeChatWidgetContract(runner, 'ConfiguredChatWidget', () => {
  const own = new FakeChatWidget();
  return {
    widget: new ConfiguredChatWidget({ acme: async () => own }, () => 'acme'),
    finishLoading: () => void (own.present = !own.isBlocked),
    block: () => void (own.isBlocked = true),
    loadCount: () => own.keys.length,
    requestToken: () => own.requestToken(),
    user: () => own.user,
    openCount: () => own.openCount,
  };
});

describeSupportSecretContract(runner, 'The portal’s own SupportSecret', () => {
  const binding = feature.ports?.find(({ token }) => token === SupportSecret);
  return { secret: binding?.make() as SupportSecret, expectedSecret: null };
});
