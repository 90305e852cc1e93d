import { Applications } from '../../../application/onboarding/ports/applications';
import { describeApplicationsContract } from '../../../testkit/onboarding/applications.contract';
import { FakeApplications } from '../../../testkit/onboarding/fake-applications';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `open-investment-account` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Applications, ({ backend }) => new FakeApplications(backend), describeApplicationsContract, {
    onboardingUrl: (applications) => applications.onboardingUrl('localhost:3000'),
    applicationForm: (applications) => applications.form(0, 'ur-PK'),
    application: (applications) => applications.current(7),
    saveApplication: (applications) =>
      applications.save({ typeId: 0, version: 3, section: 'person', answers: { firstName: 'Mara' } }),
    submitApplication: (applications) =>
      applications.submit({
        typeId: 0,
        version: 3,
        idempotencyKey: '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11',
        isUnchanged: false,
        isWarningAccepted: false,
      }),
    postponeApplication: (applications) => applications.postpone(3),
    closeOnboarding: (applications) => applications.close(),
  }),
];
