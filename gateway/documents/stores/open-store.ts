import type { Clock } from '../../kernel/time';
import type { DocumentStore } from './document-store';
import { folderStore } from './folder-store';
import { memoryStore } from './memory-store';
import { s3Store, type S3Settings } from './s3-store';

/** The place where documents are stored; see `readDocuments` of the settings. */
export type DocumentSettings =
  | { readonly in: 'memory' }
  | { readonly in: 'folder'; readonly folder: string }
  | ({ readonly in: 's3' } & S3Settings);

/** Opens the store of the settings. Throws `SettingsError` if it can't be used. */
export async function openStore(settings: DocumentSettings, clock: Clock): Promise<DocumentStore> {
  const store = storeOf(settings, clock);
  await store.check();
  return store;
}

function storeOf(settings: DocumentSettings, clock: Clock): DocumentStore {
  if (settings.in === 's3') return s3Store(settings);
  return settings.in === 'folder' ? folderStore(settings.folder) : memoryStore(clock);
}
