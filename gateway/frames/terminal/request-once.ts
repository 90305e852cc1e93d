/** A request without its id; each member of the union separately. */
export type Wish<Request> = Request extends unknown ? Omit<Request, 'requestId'> : never;

/**
 * A request with an id under which it is executed once. If no answer arrived, the same wish sends the same request again,
 * with the same id: it may have been executed.
 */
export class RequestOnce<Request extends { readonly requestId: string }> {
  #wish = '';
  #request: Request | undefined;

  /** @param wish what the client has filled in. */
  of(wish: string, create: () => Wish<Request>): Request {
    if (!this.#request || wish !== this.#wish)
      this.#request = { ...create(), requestId: crypto.randomUUID() } as unknown as Request;
    this.#wish = wish;
    return this.#request;
  }

  /** Called once there is an answer. */
  forget(): void {
    this.#request = undefined;
  }
}
