import type { Provider } from '@portico/portal';

/** The chat for `chat.provider: "acme"`, and the hosts that the content policy allows for it. */
export const chatProvider: Provider = {
  kind: 'chat',
  id: 'acme',
  // The adapter's code is loaded only if this chat is configured.
  make: async () => new (await import('./acme-chat')).AcmeChat(),
  sources: {
    script: ['https://chat.acme.example'],
    connect: ['https://chat.acme.example'],
    trustedTypes: ['acme-chat'],
  },
};
