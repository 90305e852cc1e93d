/** Parameters of the portal's own links that let somebody in (D5). */
const SECRET_PARAMETERS = ['token', 'resetToken'];

/** The visited address without what would let somebody in; an address that cannot be read loses its query. */
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
