import { isMissing, type Remote } from '../../../src/application/remote/remote';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';

const failedRemote = (error: PortalError): Remote<string> => ({ status: 'failed', error });
const notFound = PortalError.refused([ERROR_CODE.notFound], 404);

test.each<[string, Remote<string>, boolean]>([
  ['a call that answers 404', failedRemote(notFound), true],
  ['a 404 without codes', failedRemote(PortalError.refused([], 404)), true],
  ['code 7 with another status', failedRemote(PortalError.refused([ERROR_CODE.notFound], 400)), false],
  ['a call that is forbidden', failedRemote(PortalError.refused([ERROR_CODE.forbidden], 403)), false],
  ['a gateway that is down', failedRemote(PortalError.unavailable({ status: 503 })), false],
  ['no answer yet', { status: 'loading', slow: true }, false],
  ['an older answer', { status: 'ready', data: '', asOf: 0, refreshing: false, error: notFound }, false],
])('%s', (_case, remote, isMissingAnswer) => expect(isMissing(remote)).toBe(isMissingAnswer));
