import { AccountsState, ClientState, SessionState } from '../../../src/application/startup/states';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { composeFakes } from '../../../src/testkit/portal/fake-portal';
import { createFakes } from '../../../src/testkit/portal/create-fakes';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';
import { FEATURES } from '../../../src/composition/features';

beforeAll(letProcessEnd);

const composed = () => composeFakes({ fakes: createFakes({}), address: '/accounts', features: FEATURES });

test('a state is its store, as extensions see it', () => {
  const { resolve, code } = composed();
  expect(resolve(SessionState)).toBe(resolve(SessionStore));
  expect(code.state(ClientState)).toBeUndefined();
});

test('a state of a feature that comes later is waited for, by everybody once', async () => {
  const { resolve, code } = composed();
  const coming = code.state(AccountsState);
  expect(coming).toBeInstanceOf(Promise);
  expect(code.state(AccountsState)).toBe(coming);
  await coming;
  expect(code.state(AccountsState)).toBeUndefined();
  expect(resolve(AccountsState)).toBe(resolve(AccountsStore));
});
