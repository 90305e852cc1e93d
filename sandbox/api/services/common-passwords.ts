let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the fifty thousand that leaks show most often, in any case. The list is unpacked with
 * the first new password, since that takes a third of a second.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return (await known).has(password.toLowerCase());
}
