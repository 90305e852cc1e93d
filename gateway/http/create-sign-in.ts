import { Captcha } from '../session/captcha';
import type { SharedServices } from './create-shared';
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

/** Signing in and its second factors, and the history of both. */
export function createSignIn(shared: SharedServices) {
  const { db, clock, config, encryption, secret } = shared;
  const codes = new RecoveryCodes(clock, encryption);
  const passkeys = new Passkeys(db, clock, config.passkeyHost);
  const secondFactor = new SecondFactor({ ...shared, codes, passkeys });
  const signIns = new SignIns(shared);
  return {
    captcha: new Captcha(config.captchaProvider, db, clock, secret),
    challenges: new SignInChallenges({ ...shared, passkeys, secondFactor, signIns }),
    links: new PasswordLinks(db, clock),
    passkeys,
    passkeySettings: new PasskeySettings({ ...shared, codes, passkeys, secondFactor }),
    secondFactor,
    securityHistory: new SecurityHistory(db),
    signIns,
  };
}

/** Registration, and the one-time codes that prove a phone number. */
export function createRegistration(shared: SharedServices) {
  const { db, brandNameOf, clock, companies, config, sites } = shared;
  const codes = new OneTimeCodes(db, clock, { brandNameOf, perDay: config.codesPerDay });
  const rules = new RegistrationRules(sites, clock, companies, config.wholeForms ?? false);
  return { codes, registrations: new Registrations({ ...shared, codes, rules }) };
}
