/** Methods of signing in: the password alone, or with a second factor after it. */
export const SIGN_IN_METHODS = Object.freeze(['password', 'totp', 'recovery', 'passkey'] as const);

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
