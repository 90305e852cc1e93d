/**
 * True if a password, in any letter case, is among those most often found in leaks. Unpacking the list takes a third of
 * a second, so it is loaded on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Imported through a module of our own, because Node and the bundle differ in what `import()` returns for
  // a CommonJS package.
  const { COMMON_PASSWORDS } = await import('./common-password-list');
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
