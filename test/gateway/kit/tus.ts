import type { Gateway } from './start-gateway';

const FILES = '/api/client/v1/Document/files';

interface Announced {
  kind?: string;
  name?: string;
  size: number;
}

/** A client of the tus protocol, without the portal's library. */
export function tusOf(url: string, token: string | undefined) {
  const ask = (
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
  const begin = ({ kind = 'income', name = 'pay.pdf', size }: Announced) =>
    ask('POST', '', {
      'upload-length': String(size),
      'upload-metadata': `kind ${text(kind)},filename ${text(name)},filetype ${text('application/pdf')}`,
    });
  const begun = async (announced: Announced) => {
    const answer = await begin(announced);
    if (answer.status !== 201) throw new Error(`not begun: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('location')!.replace('files/', '');
  };
  const patch = (id: string, offset: number, bytes: Uint8Array | string) =>
    ask(
      'PATCH',
      id,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  const offset = async (id: string) => {
    const answer = await ask('HEAD', id);
    return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
  };
  /** Sends a file in one piece; resolves to its id. */
  const send = async (bytes: Uint8Array, announced: Omit<Announced, 'size'> = {}) => {
    const id = await begun({ ...announced, size: bytes.length });
    const answer = await patch(id, 0, bytes);
    if (answer.status !== 204) throw new Error(`not sent: ${answer.status} ${await answer.text()}`);
    return id;
  };
  return { ask, begin, begun, patch, offset, send, drop: (id: string) => ask('DELETE', id) };
}

const text = (value: string) => Buffer.from(value).toString('base64');

/** The entry of a kind in the answer of Document/documents. */
export async function listedOf(gateway: Gateway, token: string, kind: string) {
  const { body } = await gateway.call('getDocuments', { token });
  return (body.result as Listed[]).find((entry) => entry.kind === kind)!;
}

interface Listed {
  kind: string;
  status: string;
  id?: string;
  fileName?: string;
  size?: number;
  refused?: { fileName: string; reason: string } | null;
}
