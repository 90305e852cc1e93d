import { once } from 'node:events';
import { createServer, request as requestOf, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of a stream before it is let through. */
interface HeldAnswer {
  readonly answer: ServerResponse;
  readonly chunks: Buffer[];
}

/**
 * A proxy on the way to a gateway that delays the stream of events, as virus scanners and badly configured proxies do: it
 * reads the whole stream, and passes nothing on before its end.
 */
export class BufferingProxy {
  readonly #server: Server;
  readonly #heldAnswers = new Set<HeldAnswer>();
  #isHolding = true;

  private constructor(target: number) {
    this.#server = createServer((incoming, answer) => {
      const { headers, method, url: path } = incoming;
      const outgoing = requestOf({ host: 'localhost', port: target, path, method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        if (!this.#isHolding || !/\/Stream\/events/.test(path ?? '')) return response.pipe(answer);
        const heldAnswer: HeldAnswer = { answer, chunks: [] };
        this.#heldAnswers.add(heldAnswer);
        response.on('data', (chunk: Buffer) => {
          if (this.#heldAnswers.has(heldAnswer)) heldAnswer.chunks.push(chunk);
          else answer.write(chunk);
        });
        return response.on('end', () => answer.end(Buffer.concat(heldAnswer.chunks)));
      });
      outgoing.on('error', () => answer.destroy());
      answer.on('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    });
  }

  /** @param target the gateway's port on this machine. */
  static async start(target: number): Promise<BufferingProxy> {
    const proxy = new BufferingProxy(target);
    proxy.#server.listen(0, 'localhost');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get heldBytes(): number {
    return [...this.#heldAnswers]
      .flatMap(({ chunks }) => chunks)
      .reduce((sum, { length }) => sum + length, 0);
  }

  /** Lets everything through from now on, first what it has delayed. */
  release(): void {
    this.#isHolding = false;
    for (const heldAnswer of this.#heldAnswers) {
      heldAnswer.answer.write(Buffer.concat(heldAnswer.chunks.splice(0)));
      this.#heldAnswers.delete(heldAnswer);
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
