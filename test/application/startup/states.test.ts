import { AccountsState, ClientState, SessionState } from '../../../src/application/startup/states';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { composeFakes } from '../../../src/testkit/portal/fake-portal';
import { createFakes } from '../../../src/testkit/portal/create-fakes';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';
import { FEATURES } from '../../../src/composition/features';

beforeAll(letProcessEnd);

const composePortal = () =>
  composeFakes({ fakes: createFakes({}), address: '/accounts', features: FEATURES });

test('a state is its store, as extensions see it', () => {
  const { resolve, code } = composePortal();
  expect(resolve(SessionState)).toBe(resolve(SessionStore));
  expect(code.state(ClientState)).toBeUndefined();
});

test('all callers wait for the state of a lazy feature on one promise', async () => {
  const { resolve, code } = composePortal();
  const loading = code.state(AccountsState);
  expect(loading).toBeInstanceOf(Promise);
  expect(code.state(AccountsState)).toBe(loading);
  await loading;
  expect(code.state(AccountsState)).toBeUndefined();
  expect(resolve(AccountsState)).toBe(resolve(AccountsStore));
});
