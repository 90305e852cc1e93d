import { bind, type Binding, defineExtension, type PortToken } from '@portico/portal';
import * as kit from '@portico/portal/testkit';

/* How the adapters here are tried: in a portal, and by the suites of their ports. */

/** Jest's functions, for the suites. */
export const runner = { describe, test, beforeEach, afterEach };
/** Nothing stands behind these adapters that could fail or ask who calls. */
export const inMemory: kit.Capabilities = { faults: false, sessions: false };
/** A world of fakes, with these adapters in it. */
export const world =
  (...bindings: readonly Binding[]) =>
  () =>
    kit.makeFakeWorld({ bindings });

/** Who signs in, in the worlds of the suites. */
export const credentials = { email: 'mara@acme.example', password: 'correct horse 7' };
/** A portal whose client is signed in. */
export const signedIn = { signedIn: true } as const;
/** An account of the client that test portals have. */
export const LOGIN = 2104417;

interface Use {
  /** How the page is opened. */
  readonly options?: kit.TestPortalOptions;
  /** What the portal would use: a double of the test kit, by its prototype or as the one that a portal has. */
  readonly stock: object | ((portal: kit.TestPortal) => object);
  /** Goes on once the portal has started. */
  readonly ask?: (portal: kit.TestPortal) => unknown;
}

/** The ports that an adapter here has replaced. */
export const replaced: string[] = [];

/**
 * A test that the portal asks the adapter, and its own never.
 * @param make the adapter, as an extension binds it.
 */
export function replaces<T extends object>(token: PortToken<T>, make: () => T, use: Use): void {
  const name = String(token.description).replace('portico.', '');
  replaced.push(name);
  test(`${name}: the adapter is asked, and the portal’s own never`, async () => {
    const ofAdapter: string[] = [];
    const binding = bind(token, () => noting(make(), ofAdapter));
    expect(await askedOfStock(use, [])).not.toEqual([]);
    expect(ofAdapter).toEqual([]);
    expect(await askedOfStock(use, [binding])).toEqual([]);
    expect(ofAdapter).not.toEqual([]);
  });
}

/** Uses a portal with these bindings; what the double was asked. */
async function askedOfStock(
  { options = {}, stock, ask = () => undefined }: Use,
  bindings: readonly Binding[],
): Promise<readonly string[]> {
  const asked: string[] = [];
  const extensions = [defineExtension({ id: 'acme', bindings })];
  const portal = kit.createTestPortal({ ...options, ...(bindings.length > 0 && { extensions }) });
  const unwatch = watch(typeof stock === 'function' ? stock(portal) : stock, asked);
  try {
    await portal.start();
    await ask(portal);
    await kit.settled();
  } finally {
    unwatch();
  }
  return asked;
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
  for (const [name, member] of Object.entries<PropertyDescriptor>({ ...ofClass, ...own })) {
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
