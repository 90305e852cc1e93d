import { dictionary } from '@zxcvbn-ts/language-common';

/** The 50,000 passwords most often found in leaks, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
