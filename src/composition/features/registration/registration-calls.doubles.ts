import { Registration } from '../../../application/registration/ports/registration';
import { describeRegistrationContract } from '../../../testkit/registration/registration.contract';
import {
  A_FORM,
  REGISTRATION_DETAILS,
  REGISTRATION_ID,
} from '../../../testkit/registration/registration-data';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `registration-calls` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Registration, ({ registration }) => registration, describeRegistrationContract, {
    clientCheck: (registration) => registration.isKnown('a@b.example'),
    checkReferral: (registration) => registration.isReferralCode('SQZ9A95E', 4),
    registrationOptions: (registration) => registration.options(50),
    registrationDocuments: (registration) => registration.documents(50),
    registerStep1: (registration) => registration.begin('standard', A_FORM),
    registerStep2: (registration) => registration.complete('standard', REGISTRATION_ID, REGISTRATION_DETAILS),
    singleRegister: (registration) => registration.single(A_FORM),
    landingStep1: (registration) => registration.begin('landing', A_FORM),
    landingStep2: (registration) => registration.complete('landing', REGISTRATION_ID, REGISTRATION_DETAILS),
  }),
];
