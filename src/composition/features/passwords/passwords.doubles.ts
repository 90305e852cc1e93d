import { Passwords } from '../../../application/passwords/ports/passwords';
import { describePasswordsContract } from '../../../testkit/passwords/passwords.contract';
import { SCA_HEADERS } from '../../../testkit/session/sca-headers';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `passwords` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Passwords, ({ passwords }) => passwords, describePasswordsContract, {
    resetPassword: (passwords) => passwords.requestLink('a@b.example', SCA_HEADERS),
    checkPasswordLink: (passwords) => passwords.linkState('opaque'),
    createPassword: (passwords) => passwords.create('opaque', 'correct horse', SCA_HEADERS),
  }),
];
