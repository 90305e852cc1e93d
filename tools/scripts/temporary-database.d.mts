export function createTemporaryDatabase(
  url: string,
  options?: { prefix?: string; template?: string },
): Promise<{ name: string; url: string; drop: () => Promise<void> }>;
