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
  const { resolve, codeLoader } = composePortal();
  expect(resolve(SessionState)).toBe(resolve(SessionStore));
  expect(codeLoader.state(ClientState)).toBeUndefined();
});

test('all callers wait for the state of a lazy feature on one promise', async () => {
  const { resolve, codeLoader } = composePortal();
  const loading = codeLoader.state(AccountsState);
  expect(loading).toBeInstanceOf(Promise);
  expect(codeLoader.state(AccountsState)).toBe(loading);
  await loading;
  expect(codeLoader.state(AccountsState)).toBeUndefined();
  expect(resolve(AccountsState)).toBe(resolve(AccountsStore));
});
