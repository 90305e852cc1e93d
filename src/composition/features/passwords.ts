import { Passwords } from '../../application/ports/passwords';
import { HttpPasswords } from '../../infrastructure/http/http-passwords';
import { describePasswordsContract } from '../../testkit/contracts/passwords.contract';
import { A_SCA } from '../../testkit/data/sign-in';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** Links for a new password, which two pages use. */
export const feature = defineFeature({ ports: [overHttp(Passwords, HttpPasswords)] });

export const doubles = () => [
  gatewayDouble(Passwords, ({ passwords }) => passwords, describePasswordsContract, {
    resetPassword: (passwords) => passwords.requestLink('a@b.example', A_SCA),
    checkPasswordLink: (passwords) => passwords.linkState('opaque'),
    createPassword: (passwords) => passwords.create('opaque', 'correct horse', A_SCA),
  }),
];
