/** Creates an empty database on the server of `url`, whose user may create databases. */
export function createTemporaryDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }>;
