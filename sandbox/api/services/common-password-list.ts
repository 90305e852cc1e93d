import { dictionary } from '@zxcvbn-ts/language-common';

/** The fifty thousand passwords that leaks show most often, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
