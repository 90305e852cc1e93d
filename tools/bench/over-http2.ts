import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

export interface Door {
  readonly origin: string;
  close(): void;
}

/** Serves a local server over TLS and HTTP/2, which browsers support only with TLS. */
export async function overHttp2(origin: string, certificate: Certificate): Promise<Door> {
  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const inner = request(
      new URL(incoming.url, origin),
      { method: incoming.method, headers: { ...headers, host: incoming.authority } },
      (answer) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...forwarded } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, forwarded);
        answer.pipe(outgoing);
      },
    );
    inner.on('error', () => outgoing.stream.destroy());
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}

/** A certificate for this run, made by OpenSSL. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      // prettier-ignore
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1',
       '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The argument that makes Chromium accept a certificate as valid. With an ignored certificate error it would
 * not cache anything from the server.
 */
export function trusting({ cert }: Certificate): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
}
