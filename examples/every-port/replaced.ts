import { bind, defineExtension, type PortToken } from '@portico/portal';
import { createTestPortal, settled, type TestPortal, type TestPortalOptions } from '@portico/portal/testkit';

/** A port with an adapter in the place of the portal's own, and what makes the portal use it. */
export interface Replacement {
  /** Uses the portal with the adapter: what that was asked, and what was asked of the double it stands in for. */
  withAdapter(): Promise<Asked>;
  /** The same use of a portal without extension. */
  without(): Promise<Asked>;
}

interface Asked {
  readonly adapter: readonly string[];
  readonly stock: readonly string[];
}

interface Use {
  /** How the page is opened. */
  readonly options?: TestPortalOptions;
  /** What the portal would use: a double of the test kit, by its prototype or as the one that a portal has. */
  readonly stock: object | ((portal: TestPortal) => object);
  /** Goes on once the portal has started. */
  readonly ask?: (portal: TestPortal) => unknown;
}

/** @param make the adapter, as an extension binds it. */
export function replacement<T extends object>(
  token: PortToken<T>,
  make: () => T,
  { options = {}, stock, ask = () => undefined }: Use,
): Replacement {
  async function tried(withAdapter: boolean): Promise<Asked> {
    const asked: { adapter: string[]; stock: string[] } = { adapter: [], stock: [] };
    const extension = defineExtension({
      id: 'acme',
      bindings: [bind(token, () => noting(make(), asked.adapter))],
    });
    const portal = createTestPortal({ ...options, ...(withAdapter && { extensions: [extension] }) });
    const unwatch = watch(typeof stock === 'function' ? stock(portal) : stock, asked.stock);
    try {
      await portal.start();
      await ask(portal);
      await settled();
    } finally {
      unwatch();
    }
    return asked;
  }
  return { withAdapter: () => tried(true), without: () => tried(false) };
}

/** An adapter that notes which of its members were asked for. */
function noting<T extends object>(adapter: T, asked: string[]): T {
  return new Proxy(adapter, {
    get(target, name) {
      asked.push(String(name));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Notes which members of an object were asked for, its own and those of its class, until the function that it returns is called. */
function watch(object: object, asked: string[]): () => void {
  const own = Object.getOwnPropertyDescriptors(object);
  const above: object = Object.getPrototypeOf(object);
  const ofClass = above === Object.prototype ? {} : Object.getOwnPropertyDescriptors(above);
  for (const [name, member] of Object.entries({ ...ofClass, ...own })) {
    if (name === 'constructor') continue;
    let { value } = member;
    Object.defineProperty(object, name, {
      configurable: true,
      get() {
        asked.push(name);
        return member.get ? member.get.call(this) : value;
      },
      set(next) {
        if (member.set) member.set.call(this, next);
        else value = next;
      },
    });
  }
  return () => void Object.defineProperties(object, own);
}
