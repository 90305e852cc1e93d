import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of the preset, on which a cached build depends. */
export const PRESET_FILES: readonly string[] = readdirSync(import.meta.dirname).map((name) =>
  path.join(import.meta.dirname, name),
);
