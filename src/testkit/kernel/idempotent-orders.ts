import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** Executes the order of each idempotency key once, and repeats its answer later (D9). */
export class IdempotentOrders {
  readonly #answersByKey = new Map<string, { readonly order: string; readonly answer: unknown }>();

  constructor(private readonly backend: FakeBackend) {}

  /** Refuses with 409 if the client used the key for another order. */
  run<T, Order extends { readonly idempotencyKey: string }>(
    call: EndpointKey,
    order: Order,
    execute: (client: FakeClient) => T,
  ): Promise<T> {
    return this.backend.answerClient(
      call,
      (client) => {
        const key = `${client.setting.id}/${order.idempotencyKey}`;
        const body = JSON.stringify([call, order]);
        const previousOrder = this.#answersByKey.get(key);
        if (previousOrder && previousOrder.order !== body)
          throw PortalError.refused([ERROR_CODE.idempotencyConflict], 409);
        if (previousOrder) return previousOrder.answer as T;
        const answer = execute(client);
        this.#answersByKey.set(key, { order: body, answer });
        return answer;
      },
      { args: [order] },
    );
  }
}
