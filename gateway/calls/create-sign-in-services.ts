import { AttemptSubjects } from '../session/attempt-subjects';
import { AuthenticatorApp } from '../session/authenticator-app';
import { Captcha } from '../session/captcha';
import type { SharedServices } from './create-shared-services';
import { EmailProof } from '../session/email-proof';
import { FactorGate } from '../session/factor-gate';
import { OneTimeCodes } from '../registration/one-time-codes';
import { PasskeySettings } from '../session/passkey-settings';
import { Passkeys } from '../session/passkeys';
import { PasswordLinks } from '../session/password-links';
import { RecoveryCodes } from '../session/recovery-codes';
import { RegistrationRules } from '../registration/registration-rules';
import { Registrations } from '../registration/registrations';
import { SecondFactor } from '../session/second-factor';
import { SecurityHistory } from '../session/security-history';
import { SignInChallenges } from '../session/sign-in-challenges';
import { SignIns } from '../session/sign-ins';
import { StepUp } from '../session/step-up';

/** Creates the services of signing in, of second factors, and of the history of both. */
export function createSignInServices(sharedServices: SharedServices) {
  const { db, clock, config, encryption, secrets } = sharedServices;
  const codes = new RecoveryCodes(clock, encryption);
  const passkeys = new Passkeys(db, clock, config.passkeyHost);
  const attemptSubjects = new AttemptSubjects(db, clock);
  const secondFactor = new SecondFactor({ ...sharedServices, attemptSubjects, codes, passkeys });
  const signIns = new SignIns(sharedServices);
  const stepUp = new StepUp({ ...sharedServices, secondFactor });
  const factorGate = new FactorGate({ ...sharedServices, secondFactor, stepUp });
  const factors = { ...sharedServices, codes, factorGate, passkeys, secondFactor };
  return {
    attemptSubjects,
    authenticatorApp: new AuthenticatorApp(factors),
    captcha: new Captcha(config, db, clock, secrets),
    challenges: new SignInChallenges({ ...sharedServices, attemptSubjects, passkeys, secondFactor, signIns }),
    emailProof: new EmailProof(sharedServices),
    links: new PasswordLinks(db, clock),
    passkeys,
    passkeySettings: new PasskeySettings(factors),
    secondFactor,
    securityHistory: new SecurityHistory(db),
    signIns,
    stepUp,
  };
}

/** Creates the services of registration, and of one-time codes that verify a phone number. */
export function createRegistrationServices(sharedServices: SharedServices) {
  const { db, brandNameOf, clock, companies, config, sites } = sharedServices;
  const codes = new OneTimeCodes(db, clock, { brandNameOf, perDay: config.codesPerDay });
  const rules = new RegistrationRules(sites, clock, companies, config.requiresAllFields ?? false);
  return { codes, registrations: new Registrations({ ...sharedServices, codes, rules }) };
}
