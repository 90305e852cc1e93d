import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../../gateway/documents/stores/s3-store';

export interface S3Server {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/** An S3 server with one bucket. It knows the access key, but does not check signatures. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portico-s3-'));
  const server = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: 'portico', configs: [] }],
  });
  // In a server of its own: S3rver's would wait for connections that are kept alive.
  await server.configureBuckets();
  const http = createServer(server.callback());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'portico',
      region: 'us-east-1',
      // The only access key of the server.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}
