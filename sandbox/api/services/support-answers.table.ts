interface AnswerRule {
  /** Beginnings of words that name the topic. */
  readonly words: readonly string[];
  readonly answer: string;
}

const rule = (answer: string, ...words: string[]): AnswerRule => Object.freeze({ words, answer });

/** What the automatic assistant knows, the first rule that fits; it claims nothing of a client's own affairs. */
export const ANSWER_RULES: readonly AnswerRule[] = Object.freeze([
  rule('Change your password in the portal under Profile. Forgotten? "Forgot password" on the sign-in page sends a link that is good for one hour.', 'password', 'passwort', 'kennwort'),
  rule('Deposits and withdrawals are asked for on the accounts page: each account has its own entry. I cannot see or move money.', 'deposit', 'withdraw', 'payout', 'fund', 'einzahl', 'auszahl'),
  rule('Your documents, their status and the reason for a refusal stand under Upload documents in the user menu, where that page is open to you.', 'document', 'upload', 'verif', 'passport', 'dokument'),
  rule('Downloads and web terminals stand on the Platforms page, with the login and server of each of your accounts.', 'platform', 'terminal', 'mt4', 'mt5', 'download', 'server', 'login'),
  rule('Leverage, margin and margin level of each account stand on the accounts page; the calculators show how they are worked out.', 'leverage', 'margin', 'hebel'),
]);

/** Where no rule fits. */
export const NO_ANSWER = 'I am an automatic assistant and have no answer to this. I know about passwords, deposits and withdrawals, documents, platforms, and margin. Your message is kept in this conversation.';
