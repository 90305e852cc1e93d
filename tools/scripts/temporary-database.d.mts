/**
 * Creates a database on the server of `url`, whose user may create databases: an empty one, or a copy of `template`.
 * Its name begins with `prefix`.
 */
export function createTemporaryDatabase(
  url: string,
  options?: { prefix?: string; template?: string },
): Promise<{ name: string; url: string; drop: () => Promise<void> }>;
