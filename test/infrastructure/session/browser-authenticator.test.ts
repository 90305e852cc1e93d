import { BrowserAuthenticator } from '../../../src/infrastructure/session/browser-authenticator';
import { describeAuthenticatorContract } from '../../../src/testkit/session/authenticator.contract';
import { runner } from '../../jest/runner';

const BYTES = new Uint8Array([1, 2, 3]).buffer;
/** The parts of a browser's credential that are read. */
const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: BYTES,
    attestationObject: BYTES,
    authenticatorData: BYTES,
    signature: BYTES,
    getTransports: () => ['internal'],
  },
};

/** Installs the browser's credentials, which jsdom lacks; `refuse` sets the name of their error. */
function installCredentials() {
  let refusal: string | undefined;
  const credential = async () => {
    if (refusal) throw new DOMException('Not now.', refusal);
    return CREDENTIAL;
  };
  Object.defineProperty(window, 'PublicKeyCredential', { value: function () {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    value: { create: credential, get: credential },
    configurable: true,
  });
  return { refuse: (name: string) => void (refusal = name) };
}

describeAuthenticatorContract(runner, 'BrowserAuthenticator', () => {
  const { refuse } = installCredentials();
  return { authenticator: new BrowserAuthenticator(), cancel: () => refuse('NotAllowedError') };
});

test('an existing passkey, a failure and a browser without passkeys have different outcomes', async () => {
  const { refuse } = installCredentials();
  const authenticator = new BrowserAuthenticator();
  const options = {
    rp: { id: 'localhost', name: 'Portico' },
    user: { id: 'YQ', name: 'a', displayName: 'A' },
    challenge: 'YQ',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  };
  refuse('InvalidStateError');
  expect(await authenticator.create(options)).toEqual({ is: 'exists' });
  refuse('SecurityError');
  expect(await authenticator.create(options)).toEqual({ is: 'failed' });
  Object.defineProperty(window, 'PublicKeyCredential', { value: undefined, configurable: true });
  expect(authenticator.isSupported).toBe(false);
  expect(await authenticator.sign({ challenge: 'YQ' })).toEqual({ is: 'failed' });
});
