/** Query parameters of the portal's own links that grant access (D5). */
const SECRET_PARAMETERS = ['token', 'resetToken'];

/**
 * The visited address without parameters that grant access; if it cannot be parsed, the whole query is
 * dropped.
 */
export function withoutSecrets(uri: string): string {
  const [path = '', query] = uri.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  for (const name of [...parameters.keys()]) {
    if (SECRET_PARAMETERS.some((secret) => secret.toLowerCase() === name.toLowerCase()))
      parameters.delete(name);
  }
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
