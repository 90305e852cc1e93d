import type webpack from 'webpack';
import { PUBLIC_ACCESS } from '../../../src/domain/access/routes.table';
import { FEATURE_ROWS, type FeatureKey } from '../../../src/early/features.generated';
import { chunkOf, PAGE_CODE, SHELL_CODE } from '../../../src/early/route-needs';

/** Features with pages behind the sign-in, or with their shell. */
const SIGNED_IN_FEATURES = (Object.keys(FEATURE_ROWS) as FeatureKey[]).filter((key) => {
  const { screens = [] } = FEATURE_ROWS[key];
  return screens.length > 0 && !screens.some((screen) => screen in PUBLIC_ACCESS);
});

const SIGNED_IN_CHUNKS: ReadonlySet<string> = new Set(SIGNED_IN_FEATURES.map(chunkOf));

/** Parts of the shell's top bar that load after the first paint: chat, messages, the client's menu. */
const BAR = 'shell-bar';

const isSignedIn = ({ name }: webpack.Chunk) => name === BAR || SIGNED_IN_CHUNKS.has(name ?? '');

/** A lazy chunk, except the one that writes figures into the skeleton, which must not wait for other files. */
const isLazy = (chunk: webpack.Chunk) => !chunk.canBeInitial() && chunk.name !== 'first-preview';

type IsIn = (name: string) => boolean;

const FIRST_SCREEN = chunkOf('accounts');

const THEME = 'theme';
const FLOATING = 'floating';
const CONTROLS = 'antd-controls';

/**
 * Files that pages behind the sign-in share, by the code they contain; the first matching row wins. Each has the same
 * name in every build. Webpack's own small shared chunks compress badly, and each is another request a page waits
 * for.
 */
const SHARED_FILES: readonly (readonly [file: string, matches: (isIn: IsIn) => boolean])[] = [
  ['antd', (isIn) => isIn(THEME) || (isIn(chunkOf('dashboard')) && isIn('shell-session'))],
  // One file: the accounts, the first page of most clients, need all of it.
  [
    CONTROLS,
    (isIn) => [FLOATING, chunkOf('dashboard'), 'shell-session', chunkOf('news')].some((name) => isIn(name)),
  ],
];

const chunkTest =
  (module: webpack.Module, chunkGraph: webpack.ChunkGraph): IsIn =>
  (name) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/** Modules of the first page after sign-in are in its own files, so that the page waits for no shared one. */
const isFirstPage = (isIn: IsIn): boolean => isIn(SHELL_CODE) || isIn(FIRST_SCREEN);

const isStyleSheet = ({ type }: webpack.Module): boolean => type === 'css/mini-extract';

const isShellModule = (module: webpack.Module, isIn: IsIn): boolean =>
  isIn(SHELL_CODE) || (isStyleSheet(module) && (isIn(FIRST_SCREEN) || isIn(BAR)));

type CacheGroups = NonNullable<
  Exclude<NonNullable<webpack.Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']
>;

type IsPackages = (module: webpack.Module) => boolean;

const sharedPackages = (isPackages: IsPackages): CacheGroups =>
  Object.fromEntries(
    SHARED_FILES.map(([name, matches], row) => [
      name,
      {
        name,
        test: (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
          isPackages(module) &&
          !isFirstPage(chunkTest(module, chunkGraph)) &&
          matches(chunkTest(module, chunkGraph)),
        chunks: isLazy,
        minChunks: 2,
        priority: SHARED_FILES.length - row,
        enforce: true,
      },
    ]),
  );

/** Moves what is left of a chunk to the file of Ant Design that it needs: a few KiB are not worth a request. */
const restOf = (chunkName: string, file: string) => ({
  name: file,
  test: (module: webpack.Module) => !isStyleSheet(module),
  chunks: ({ name }: webpack.Chunk) => name === chunkName,
  enforce: true,
});

/** The files into which the code is split. */
export const cacheGroups = (isPackages: IsPackages): CacheGroups => ({
  default: false,
  defaultVendors: false,
  vendor: {
    name: 'vendor',
    test: isPackages,
    chunks: (chunk) => chunk.name === 'main',
    enforce: true,
  },
  // The packages that render pages are in a file that the start does not wait for (docs/decisions/0034).
  react: {
    name: 'react',
    test: (module, { chunkGraph }) => isPackages(module) && chunkTest(module, chunkGraph)(PAGE_CODE),
    chunks: isLazy,
    priority: SHARED_FILES.length + 1,
    enforce: true,
  },
  // The portal's own part of that code is in the main file: its styles are those of the first paint.
  page: {
    name: 'main',
    test: (module, { chunkGraph }) => !isPackages(module) && chunkTest(module, chunkGraph)(PAGE_CODE),
    chunks: isLazy,
    priority: SHARED_FILES.length + 1,
    enforce: true,
  },
  ...sharedPackages(isPackages),
  theme: restOf(THEME, 'antd'),
  floating: restOf(FLOATING, CONTROLS),
  // Its few rules are not worth a request of almost every page.
  floatingStyles: {
    name: 'main',
    test: (module, { chunkGraph }) => isStyleSheet(module) && chunkTest(module, chunkGraph)(FLOATING),
    chunks: isLazy,
    priority: SHARED_FILES.length + 1,
    enforce: true,
  },
  // The complete shell, the code that screens share with it, and the styles of the first page after sign-in, which would
  // otherwise be another request. Visitors' pages share nothing with it.
  shell: {
    name: 'shell-frame',
    test: (module, { chunkGraph }) => isShellModule(module, chunkTest(module, chunkGraph)),
    chunks: isSignedIn,
    enforce: true,
  },
});
