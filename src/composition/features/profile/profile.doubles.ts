import { Profiles } from '../../../application/profile/ports/profiles';
import { EmailProofs } from '../../../application/session/ports/email-proofs';
import { Sessions } from '../../../application/session/ports/sessions';
import { describeProfilesContract } from '../../../testkit/profile/profiles.contract';
import { describeEmailProofsContract } from '../../../testkit/session/email-proofs.contract';
import { describeSessionsContract } from '../../../testkit/session/sessions.contract';
import { FakeProfiles } from '../../../testkit/profile/fake-profiles';
import { FakeEmailProofs } from '../../../testkit/session/fake-email-proofs';
import { FakeSessions } from '../../../testkit/session/fake-sessions';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `profile` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Profiles, ({ backend }) => new FakeProfiles(backend), describeProfilesContract, {
    profile: (profiles) => profiles.current(),
    changeInfo: (profiles) => profiles.change({ city: 'Hamburg' }),
    withdrawProfileChange: (profiles) => profiles.withdrawChange(),
    changePassword: (profiles) => profiles.changePassword('old', 'new'),
  }),
  gatewayDouble(EmailProofs, ({ backend }) => new FakeEmailProofs(backend), describeEmailProofsContract, {
    emailProof: (proofs) => proofs.state(),
    sendEmailCode: (proofs) => proofs.sendCode(),
    proveEmail: (proofs) => proofs.prove('123456'),
  }),
  gatewayDouble(Sessions, ({ backend }) => new FakeSessions(backend), describeSessionsContract, {
    sessions: (sessions) => sessions.open(),
    endSession: (sessions) => sessions.end('7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11'),
    endOtherSessions: (sessions) => sessions.endOthers(),
    signIns: (sessions) => sessions.history(),
    securityEvents: (sessions) => sessions.events(''),
  }),
];
