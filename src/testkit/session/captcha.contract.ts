import { expect } from 'expect';
import type { Captcha } from '../../application/session/ports/captcha';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';
import { rejectionOf } from '../runner/failures';

/** A captcha, and the check of its tokens. */
export interface CaptchaSubject {
  captcha: Captcha;
  /** True if the gateway accepts a token. */
  accepts(token: string): Promise<boolean>;
  /** Makes the provider unreachable from now on; not used for an adapter that lacks `faults`. */
  disconnect?(): Promise<void> | void;
  reconnect?(): Promise<void> | void;
}

/** The contract of the port `Captcha`, for a provider that requires a token. */
export function describeCaptchaContract(
  runner: Runner,
  name: string,
  makeSubject: () => Promise<CaptchaSubject>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  const { test: testAbort } = requireCapabilities(runner, capabilities, 'aborts');
  describe(`${name} keeps the contract of Captcha`, () => {
    let subject: CaptchaSubject;
    beforeEach(async () => {
      subject = await makeSubject();
    });

    test('returns a token that is accepted, prepared or not', async () => {
      const first = await subject.captcha.token();
      expect(await subject.accepts(first ?? '')).toBe(true);
      subject.captcha.prepare();
      const second = await subject.captcha.token();
      expect(await subject.accepts(second ?? '')).toBe(true);
    });

    testFault('an unreachable provider is unavailable, and preparing reports nothing', async () => {
      await subject.disconnect!();
      subject.captcha.prepare();
      expect(await rejectionOf(subject.captcha.token())).toMatchObject({ kind: 'unavailable' });
    });

    testFault('after a failure the next submit tries again', async () => {
      await subject.disconnect!();
      await rejectionOf(subject.captcha.token());
      await subject.reconnect!();
      expect(await subject.accepts((await subject.captcha.token()) ?? '')).toBe(true);
    });

    testAbort('rejects as aborted if the signal has fired', async () => {
      expect(await rejectionOf(subject.captcha.token(AbortSignal.abort()))).toMatchObject({
        kind: 'aborted',
      });
    });
  });
}
