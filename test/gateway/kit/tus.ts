import type { Gateway } from './start-gateway';

const FILES = '/api/client/v1/Document/files';

interface FileInfo {
  kind?: string;
  name?: string;
  size: number;
}

/** A client of the tus protocol, without the portal's library. */
export function tusClient(url: string, token: string | undefined) {
  const request = (
    method: string,
    id: string,
    headers: Record<string, string> = {},
    body?: Uint8Array | string,
  ) =>
    fetch(`${url}${FILES}${id === '' ? '' : `/${id}`}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && ({ body, duplex: 'half' } as unknown as RequestInit)),
    });
  const post = ({ kind = 'income', name = 'pay.pdf', size }: FileInfo) =>
    request('POST', '', {
      'upload-length': String(size),
      'upload-metadata': `kind ${text(kind)},filename ${text(name)},filetype ${text('application/pdf')}`,
    });
  /** Starts an upload; resolves to its id. */
  const create = async (file: FileInfo) => {
    const answer = await post(file);
    if (answer.status !== 201) throw new Error(`not created: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('location')!.replace('files/', '');
  };
  const patch = (id: string, offset: number, bytes: Uint8Array | string) =>
    request(
      'PATCH',
      id,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  const offset = async (id: string) => {
    const answer = await request('HEAD', id);
    return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
  };
  /** Sends a file in one piece; resolves to its id. */
  const send = async (bytes: Uint8Array, file: Omit<FileInfo, 'size'> = {}) => {
    const id = await create({ ...file, size: bytes.length });
    const answer = await patch(id, 0, bytes);
    if (answer.status !== 204) throw new Error(`not sent: ${answer.status} ${await answer.text()}`);
    return id;
  };
  return { request, post, create, patch, offset, send, remove: (id: string) => request('DELETE', id) };
}

const text = (value: string) => Buffer.from(value).toString('base64');

/** The entry of a kind in the answer of Document/documents. */
export async function findDocument(gateway: Gateway, token: string, kind: string) {
  const { body } = await gateway.call('getDocuments', { token });
  return (body.result as ListedDocument[]).find((entry) => entry.kind === kind)!;
}

interface ListedDocument {
  kind: string;
  status: string;
  id?: string;
  fileName?: string;
  size?: number;
  refused?: { fileName: string; reason: string } | null;
}
