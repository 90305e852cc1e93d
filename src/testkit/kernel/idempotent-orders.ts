import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** Carries out each order with a key once, and answers its key the same from then on (D9). */
export class IdempotentOrders {
  readonly #answersByKey = new Map<string, { readonly order: string; readonly answer: unknown }>();

  constructor(private readonly backend: FakeBackend) {}

  /** Refuses with 409 if another order of the client has the key. */
  run<T, Order extends { readonly idempotencyKey: string }>(
    call: EndpointKey,
    order: Order,
    carryOut: (client: FakeClient) => T,
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
        const answer = carryOut(client);
        this.#answersByKey.set(key, { order: body, answer });
        return answer;
      },
      { args: [order] },
    );
  }
}
