/** The rule by which one kind of failure is counted. */
export interface FailureRule {
  readonly kind: string;
  /** Attempts older than this are forgotten. */
  readonly windowSeconds: number;
}

/** The rule by which further attempts of one kind by one subject are refused. */
export interface AttemptRule extends FailureRule {
  /** The wait begins with this attempt. */
  readonly tries: number;
  /** The first wait; every further attempt after a wait doubles it. */
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

const rule = (
  kind: string,
  tries: number,
  windowSeconds: number,
  firstWaitSeconds: number,
  longestWaitSeconds: number,
): AttemptRule => Object.freeze({ kind, tries, windowSeconds, firstWaitSeconds, longestWaitSeconds });

/** Limits of O1–O5. Those per IP are wide, because a whole office may share one address. */
export const ATTEMPT_RULES = Object.freeze({
  //                                         tries window first longest
  loginAddress:   rule('login-address',      5,    3_600, 30,   600),
  loginIp:        rule('login-ip',           50,   900,   60,   600),
  loginIpAlarmed: rule('login-ip',           10,   900,   60,   600),  // while SIGN_IN_ALARM is on
  terminalLogin:  rule('terminal-login',     5,    3_600, 30,   600),
  terminalIp:     rule('terminal-login-ip',  50,   900,   60,   600),
  secondFactor:   rule('second-factor',      10,   3_600, 30,   600),
  secondFactorIp: rule('second-factor-ip',   60,   900,   60,   600),
  passwordChange: rule('password-change',    5,    3_600, 30,   600),
  // Clients who open accounts compare new passwords with the portal's without guessing it: more tries than above.
  passwordComparison: rule('password-comparison', 20, 3_600, 30, 600),
  accountChange:  rule('account-change',     60,   600,   60,   600),
  accountOpening: rule('account-opening',    60,   3_600, 60,   600),
  resetAddress:   rule('reset-address',      5,    3_600, 60,   600),
  resetIp:        rule('reset-ip',           30,   900,   60,   600),
  createPassword: rule('create-password-ip', 30,   900,   60,   600),
  passwordLink:   rule('password-link-ip',   60,   900,   60,   600),
  clientCheck:    rule('client-check-ip',    60,   600,   60,   600),
  referralCheck:  rule('referral-check-ip',  20,   600,   60,   600),
  registration:   rule('registration-ip',    60,   600,   60,   600),
  codeSend:       rule('code-send-ip',       60,   600,   60,   600),
  codeVerify:     rule('code-verify-ip',     60,   600,   60,   600),
  marketing:      rule('marketing-ip',       300,  600,   60,   600),
  supportMessage: rule('support-message',    60,   600,   60,   600),
  // A form that follows its fields sends a request at each change.
  rehearsal:      rule('rehearsal',          120,  600,   30,   600),
  reviewKey:      rule('review-key-ip',      10,   900,   60,   600),
  missingTexts:   rule('missing-texts-ip',   120,  600,   60,   600),
});

/** The numbers of failed sign-ins by address and by IP after which a captcha is required; they refuse nobody. */
export const SIGN_IN_FAILURES = Object.freeze({
  ofAddress: { kind: 'login-failed', windowSeconds: 900, captchaThreshold: 1 },
  // An office shares an address: one person's typo should not bother everybody.
  ofIp: { kind: 'login-failed-ip', windowSeconds: 900, captchaThreshold: 5 },
});

/**
 * Failed sign-ins of all clients together that raise the alarm. The alarm itself refuses nobody: while it is on, every
 * sign-in needs a captcha and an IP that fails has to wait sooner, so clients don't pay for other people's failures.
 */
export const SIGN_IN_ALARM = Object.freeze({ kind: 'login-all', failures: 300, windowSeconds: 900 });
