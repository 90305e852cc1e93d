import { httpAnswer } from '../../src/infrastructure/http/answer';
import { ENDPOINTS } from '../../src/infrastructure/http/contract.generated';
import type { EndpointKey } from '../../src/infrastructure/http/endpoints';
import { PortalError } from '../../src/domain/kernel/errors';
import type { Transport } from '../../src/infrastructure/http/transport';

/** The outcome of a request: an answer, or no answer. */
export type Reply = 'no answer' | { status?: number; text: string; retryAfter?: string };

/** Creates the reply to a request for a URL; a promise is a delayed answer. */
export type MakeReply = (url: string) => Reply | Promise<Reply>;

interface Script {
  call: EndpointKey;
  /** Substring of the URL; "" matches any. */
  where: string;
  remaining: number;
  reply: MakeReply;
}

/** A gateway in this process that replies as the test has scripted, failures first. */
export class ScriptedGateway {
  /** The requests in order, with their times. */
  readonly requests: { call: EndpointKey; url: string; at: number; authorization: string | undefined }[] = [];
  private scripts: readonly Script[] = [];

  constructor(private readonly defaultReply: (call: EndpointKey, url: string) => Reply) {}

  /** Gives this reply to the next `times` requests of a call whose URL contains `where`. */
  script(call: EndpointKey, reply: MakeReply, { times = Infinity, where = '' } = {}): void {
    this.scripts = [...this.scripts, { call, where, remaining: times, reply }];
  }

  /** Removes the scripted replies. */
  removeScripts(): void {
    this.scripts = [];
  }

  /** Times of a call, in milliseconds after the first one. */
  timesOf(call: EndpointKey, where = ''): number[] {
    const times = this.requests
      .filter((request) => request.call === call && request.url.includes(where))
      .map(({ at }) => at);
    return times.map((at) => at - (times[0] ?? 0));
  }

  readonly transport: Transport = async ({ method, url, headers, signal }) => {
    const call = callOf(method, url);
    this.requests.push({ call, url, at: Date.now(), authorization: headers['Authorization'] });
    const script = this.scripts.find(
      (candidate) => candidate.call === call && url.includes(candidate.where) && candidate.remaining > 0,
    );
    if (script) script.remaining -= 1;
    const reply = await (script ? script.reply(url) : this.defaultReply(call, url));
    if (signal?.aborted) throw PortalError.aborted();
    if (reply === 'no answer') throw PortalError.unavailable();
    const { status = 200, text, retryAfter } = reply;
    return httpAnswer(status, text, (name) => (name === 'retry-after' ? (retryAfter ?? null) : null));
  };
}

const PATTERNS = (Object.keys(ENDPOINTS) as EndpointKey[]).map((call) => {
  const { method, path } = ENDPOINTS[call];
  const pattern = path
    .replace('{ver}', '1')
    .replaceAll('.', '\\.')
    .replaceAll(/\{\w+\}/g, '[^/]*');
  return { call, method, pattern: new RegExp(`^${pattern}$`) };
});

/** The portal's call that a request belongs to. */
export function callOf(method: string, url: string): EndpointKey {
  const [path = ''] = url.split('?');
  const match = PATTERNS.find((pattern) => pattern.method === method && pattern.pattern.test(path));
  if (!match) throw new Error(`No call of the portal: ${method} ${url}`);
  return match.call;
}
