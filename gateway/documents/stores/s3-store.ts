import { S3mini, S3ServiceError } from 's3mini';
import { SettingsError } from '../../kernel/settings-error';
import { UUID } from '../../kernel/uuid';
import type { DocumentStore } from './document-store';

/** The bucket's address and access key. */
export interface S3Settings {
  /** The store's origin; the bucket is the first part of the path, which every S3-compatible store supports. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PREFIX = 'documents/';
const TIMEOUT_MS = 10_000;

/** Stores files in an S3-compatible store, below `documents/` of one bucket. */
export function s3Store({ endpoint, bucket, ...settings }: S3Settings): DocumentStore {
  const s3 = new S3mini({
    ...settings,
    endpoint: `${endpoint}/${bucket}`,
    requestAbortTimeout: TIMEOUT_MS,
    // A redirect would carry a client's document to another address.
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    async check() {
      // Lists as sweep-documents.ts does later, with a prefix that no document has.
      const objects = await s3.listObjects('/', `${PREFIX}-`).catch((error: unknown) => {
        if (error instanceof S3ServiceError)
          throw new SettingsError(
            'S3_ACCESS_KEY_ID',
            `may not use the bucket ${bucket} (${error.serviceCode})`,
          );
        throw new SettingsError('S3_ENDPOINT', `leads to no S3 store: ${endpoint}`);
      });
      if (!objects) throw new SettingsError('S3_BUCKET', `names a bucket that is not there: ${bucket}`);
    },

    async put(id, bytes, mediaType) {
      await s3.putObject(PREFIX + id, bytes, mediaType);
    },

    async get(id) {
      const bytes = await s3.getObjectArrayBuffer(PREFIX + id);
      if (!bytes) throw new Error(`no object ${PREFIX}${id}`);
      return Buffer.from(bytes);
    },

    async remove(id) {
      await s3.deleteObject(PREFIX + id);
    },

    async *list() {
      for (const firstCharacter of '0123456789abcdef') {
        const files = (await s3.listObjects('/', PREFIX + firstCharacter)) ?? [];
        yield files
          .map(({ Key, LastModified }) => ({
            id: Key.slice(PREFIX.length),
            storedAt: new Date(LastModified),
          }))
          .filter(({ id }) => UUID.test(id));
      }
    },
  };
}
