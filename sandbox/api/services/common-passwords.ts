/**
 * Whether a password is among those that leaks show most often, in any case. The list is unpacked with the first new
 * password, since that takes a third of a second.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  // By way of a module of our own: what `import()` makes of a CommonJS package differs between Node and a bundle.
  const { COMMON_PASSWORDS } = await import('./common-password-list');
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
