import type { Clients } from '../../application/client/ports/clients';
import type { UserSetting } from '../../domain/client/user-setting';
import type { FakeBackend } from '../portal/fake-backend';

/** The signed-in client, from the in-memory backend. */
export class FakeClients implements Clients {
  constructor(private readonly backend: FakeBackend) {}

  setting({ token, signal }: { token?: string; signal?: AbortSignal } = {}): Promise<UserSetting> {
    return this.backend.answerClient('client', ({ setting }) => setting, { token, signal });
  }

  saveSettings(change: { culture: string } | { theme: 'dark' | 'white' }): Promise<void> {
    return this.backend.answerClient(
      'changeSettings',
      (client) => {
        client.setting = { ...client.setting, ...change };
      },
      { args: [change] },
    );
  }
}
