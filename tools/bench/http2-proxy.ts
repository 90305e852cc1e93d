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

export interface Http2Proxy {
  readonly origin: string;
  close(): void;
}

/** Starts a proxy that serves a local server over HTTP/2, which browsers support only with TLS. */
export async function startHttp2Proxy(origin: string, certificate: Certificate): Promise<Http2Proxy> {
  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const serverRequest = request(
      new URL(incoming.url, origin),
      { method: incoming.method, headers: { ...headers, host: incoming.authority } },
      (answer) => {
        const {
          connection: _,
          'keep-alive': __,
          'transfer-encoding': ___,
          ...endToEndHeaders
        } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, endToEndHeaders);
        answer.pipe(outgoing);
      },
    );
    serverRequest.on('error', () => outgoing.stream.destroy());
    incoming.pipe(serverRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}

/** Creates a certificate for this run with OpenSSL. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      // oxfmt-ignore
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
 * The argument that makes Chromium trust a certificate. If it only ignored the certificate error, it would cache nothing
 * from the server.
 */
export function trustArgument({ cert }: Certificate): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
}
