import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { at, isMain, root } from './root.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The spellings of a feature's name: `price-alerts`, `priceAlerts`, `PriceAlerts`. */
function wordsOf(name) {
  const type = name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter) => letter.toUpperCase());
  return { name, type, key: type[0].toLowerCase() + type.slice(1) };
}

const port = ({ type }) => `import { port } from '../port';

/** One entry of the list. */
export interface ${type}Item {
  readonly id: number;
  readonly name: string;
  /** Null where there is none. */
  readonly text: string | null;
}

/** What the client sees in the list. Rejects with \`PortalError\` only. */
export interface ${type} {
  list(signal?: AbortSignal): Promise<readonly ${type}Item[]>;
}
export const ${type} = port<${type}>('${type}');
`;

const adapter = ({ name, type, key }) => `import * as z from 'zod/mini';
import type { ${type}, ${type}Item } from '../../application/ports/${name}';
import { id, list, result } from './codecs';
import type { HttpClient } from './http-client';

const item = z.object({ id, name: z.string().check(z.minLength(1)), text: z.nullable(z.string()) });

/** \`${type}\` over HTTP. */
export class Http${type} implements ${type} {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly ${type}Item[]> {
    return this.http.call('${key}', { signal, read: result(list(item)) });
  }
}
`;

const fake = ({
  name,
  type,
  key,
}) => `import type { ${type}, ${type}Item } from '../../application/ports/${name}';
import type { FakeBackend } from './fake-backend';

/** \`${type}\` in memory, behind the sign-in of the backend. */
export class Fake${type} implements ${type} {
  items: readonly ${type}Item[] = [
    { id: 1, name: 'First', text: 'Of two' },
    { id: 2, name: 'Second', text: null },
  ];

  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly ${type}Item[]> {
    return this.backend.secured('${key}', () => this.items, { signal });
  }
}
`;

const contract = ({ name, type, key }) => `import { expect } from 'expect';
import { ${type} } from '../../application/ports/${name}';
import { gatewayContract } from './gateway-contract';

/** The contract of the port \`${type}\`. */
export const describe${type}Contract = gatewayContract<'sessionToken'>(
  '${type}',
  (world) => world.sessionToken(),
  ({ test, world, secured, failures }) => {
    test('items, each once, with a name', async () => {
      const items = await world().port(${type}).list();
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { name: own } of items) expect(own).not.toBe('');
    });

    secured(({ port }) => port(${type}).list());
    failures({
      call: '${key}',
      make: ({ port }, signal) => port(${type}).list(signal),
      abortable: true,
      hasResult: true,
    });
  },
);
`;

const store = ({ name, type, key }) => `import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/constants.table';
import type { ${type}, ${type}Item } from '../ports/${name}';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

/** The list of \`${type}\`, kept while it is fresh. */
export class ${type}Store {
  readonly #query: RemoteQuery<readonly ${type}Item[]>;

  constructor(${key}: ${type}, queries: Queries) {
    this.#query = queries.query({
      scope: 'client',
      call: '${key}',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => ${key}.list(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly ${type}Item[]> {
    return this.#query.state;
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }
}
`;

const view = ({ name, type, key }) => `import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ${type}Store } from '../../../application/stores/${name}-store';
import { EmptyNote } from '../../components/empty-note';
import { Facts } from '../../components/facts';
import { FreshPanel } from '../../components/fresh-panel';
import { PageHead } from '../../components/page-head';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

/** The page of \`${type}\`. */
export const Screen = observer(function ${type}Screen() {
  const { t } = useTranslation();
  const store = useStore(${type}Store);
  useEffect(() => store.load(), [store]);
  return (
    <div data-testid="screen-${name}">
      <PageHead title={t('${key}.title')} />
      <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('${key}.failed')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyNote title={t('${key}.empty.title')} text={t('${key}.empty.text')} testId="${name}-empty" />
          ) : (
            <Facts facts={items.map(({ id, name, text }) => ({ key: String(id), label: name, value: text }))} />
          )
        }
      </FreshPanel>
    </div>
  );
});
`;

const feature = ({ name, type, key }) => `import { ${type} } from '../../application/ports/${name}';
import { Queries } from '../../application/remote/queries';
import { ${type}Store } from '../../application/stores/${name}-store';
import { construct } from '../../infrastructure/di/binding';
import { Http${type} } from '../../infrastructure/http/http-${name}';
import { describe${type}Contract } from '../../testkit/contracts/${name}.contract';
import { Fake${type} } from '../../testkit/fakes/fake-${name}';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The page of \`${type}\`. */
export const feature = defineFeature({
  ports: [overHttp(${type}, Http${type})],
  stores: [construct(${type}Store, ${type}, Queries)],
  screens: {
    '${name}': async () =>
      (await import(/* webpackChunkName: "screen-${name}" */ '../../ui/screens/${name}/${name}-screen')).Screen,
  },
});

export const doubles = () => [
  gatewayDouble(${type}, ({ backend }) => new Fake${type}(backend), describe${type}Contract, {
    ${key}: (${key}) => ${key}.list(),
  }),
];
`;

const test = ({ name, key }) => `import { screen } from '@testing-library/react';
import * as ${key} from '../../../../src/composition/features/${name}';
import { PortalError } from '../../../../src/domain/errors';
import { Screen } from '../../../../src/ui/screens/${name}/${name}-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/render-portal';

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/${name}', features: [${key}], ...options });
const shown = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

describe('${name}', () => {
  test('what the gateway sent, asked for once', async () => {
    const { portal } = await draw();
    expect(shown()).toEqual(['First', 'Second']);
    expect(portal.backend.calls.filter(({ call }) => call === '${key}')).toHaveLength(1);
  });

  test('a failure, and Retry brings it', async () => {
    const { user } = await draw({
      prepare: ({ backend }) => backend.failNext('${key}', PortalError.refused([12], 400)),
    });
    expect(shown()).toEqual([]);
    await user.click(screen.getByRole('button'));
    expect(shown()).toEqual(['First', 'Second']);
  });
});
`;

const FILES = [
  [({ name }) => `src/application/ports/${name}.ts`, port],
  [({ name }) => `src/application/stores/${name}-store.ts`, store],
  [({ name }) => `src/infrastructure/http/http-${name}.ts`, adapter],
  [({ name }) => `src/testkit/fakes/fake-${name}.ts`, fake],
  [({ name }) => `src/testkit/contracts/${name}.contract.ts`, contract],
  [({ name }) => `src/ui/screens/${name}/${name}-screen.tsx`, view],
  [({ name }) => `src/composition/features/${name}.ts`, feature],
  [({ name }) => `test/ui/screens/${name}/${name}-screen.test.tsx`, test],
];

/** Lines to add by hand for a feature with a page and a call, in the order to add them; `npm run generate` does the rest. */
const rowsOf = ({ name, type, key }) => [
  ['contract/openapi.yaml', `the call, with x-portico-call: ${key} and an example`],
  ['sandbox/api/calls', 'the stand-in’s answer; a new file there is named in sandbox/api/register-api.ts'],
  ['src/domain/access/routes.table.ts', `'${name}': its path, and who may enter`],
  ['src/composition/features.ts', `lazy('${name}', ['${name}'], …)`],
  [
    'examples/adapters',
    `an adapter of ${type}, if it is of a kind that has none there`,
  ],
  ['CHANGELOG.md', `the new port ${type}`],
  [`public/locales/*/${name}.json`, `${key}.title, ${key}.failed, ${key}.empty.title, ${key}.empty.text`],
];

/**
 * Writes the files of a feature: a page with a list from the gateway. Throws for an invalid name or a file that
 * already exists.
 * @param {string} name in lower case, words joined by hyphens, e.g. `price-alerts`.
 * @param {string} folder the project's folder.
 * @returns {Promise<{ files: string[], rows: string[][] }>} the files written, and the lines to add by hand.
 */
export async function newFeature(name, folder) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name: lower case, words joined by hyphens.`);
  const words = wordsOf(name);
  const files = FILES.map(([file, text]) => [file(words), text(words)]);
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const style = await resolveConfig(at(file));
    await writeFile(target, await format(text, { ...style, filepath: target }), { flag: 'wx' });
  }
  return { files: files.map(([file]) => file), rows: rowsOf(words) };
}

if (isMain(import.meta)) {
  try {
    const { files, rows } = await newFeature(process.argv[2] ?? '', process.argv[3] ?? root);
    console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nTo add by hand:`);
    for (const [file, what] of rows) console.log(`  ${file}: ${what}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
