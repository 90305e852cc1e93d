/**
 * Leaves a call unfinished: `silent` never gets an answer, `failing` waits a minute for its retry. Prints the time at
 * which the script has ended.
 */
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const portal = createTestPortal({ signedIn: true });
await portal.start();
const { backend } = portal;
const callCount = backend.count('regionPopup');
if (process.argv.includes('silent')) backend.hold('regionPopup');
else {
  const busy = PortalError.unavailable({ status: 429, retryAfterMs: 60_000 });
  backend.failNext('regionPopup', busy, busy, busy, busy);
}
portal.regionPopup.load();
await untilSettled();
if (backend.count('regionPopup') !== callCount + 1) throw new Error('The call was not made');
process.stdout.write(String(Date.now()));
