import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { buildGateway } from '../../scripts/build-gateway.mjs';
import { REPLACED_MODULES } from '../preset/replacements';
import { completeSpecifiers, filesIn, packageOf, packagesOf } from './specifiers';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const at = (...parts: string[]) => path.join(root, ...parts);

interface Manifest {
  version: string;
  license: string;
  browserslist: readonly string[];
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const project = readJson<Manifest>(at('package.json'));
const folder = at('dist-packages');
const PORTAL = path.join(folder, 'portal');
const GATEWAY = path.join(folder, 'gateway');

/** Packages that tests and the portal must share one copy of: they have state and contexts. */
const SHARED_PACKAGES = ['react', 'react-dom', 'react-router-dom', 'mobx', 'mobx-react-lite'];
/** Packages an integrator's own code provides; npm installs them otherwise. */
const PEERS = ['react', 'react-dom', '@types/react'];
/** Packages that the preset loads by name, itself or through its plugins. */
const LOADERS = ['@swc/core', 'css-loader', 'ts-loader', 'typescript'];
/** Packages that a test runner must not load twice, or that only tests use. */
const TEST_PACKAGES = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'expect',
];

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The package version the portal is tested with. */
const versionOf = (name: string): string =>
  readJson<{ version: string }>(at('node_modules', name, 'package.json')).version;

const exactVersions = (names: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, versionOf(name)]));

/** Adds the `@types` package of each package that has one here. */
const withTypes = (names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => {
    const types = `@types/${name.replace('@', '').replace('/', '__')}`;
    return types in project.devDependencies ? [name, types] : [name];
  });

/** Hash of the names and contents of all files of a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of [...filesIn(folder, /\.\w+$/)].sort())
    hash.update(path.relative(folder, name)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}

/** Compiles Portico's modules one by one, with types, source maps and the files they import. */
function compileLib(): void {
  const lib = path.join(PORTAL, 'lib');
  execFileSync(process.execPath, [at('node_modules/typescript-7/bin/tsc'), '-p', at('tsconfig.lib.json')], {
    cwd: root,
    stdio: 'inherit',
  });
  completeSpecifiers(lib);
  for (const name of filesIn(at('src'), /\.(css|ejs)$/))
    cpSync(name, path.join(lib, path.relative(root, name)));
  cpSync(
    at('tools/build/unused-components-loader.mjs'),
    path.join(lib, 'tools/build/unused-components-loader.mjs'),
  );
  cpSync(at('public'), path.join(lib, 'public'), { recursive: true });
  // A bundler reads it for the type of the modules, the browser floor, and the version of its cache.
  writeJson(path.join(lib, 'package.json'), {
    type: 'module',
    version: project.version,
    browserslist: project.browserslist,
    content: hashOfFolder(lib),
  });
}

/**
 * Bundles the two entries for Node, where tests have neither a bundler nor style sheets. One file has both, so that they
 * share their modules; a small file for each entry re-exports its part.
 */
async function bundleForNode(): Promise<void> {
  const entries = { portal: 'src/public-api.ts', testkit: 'src/testkit/index.ts' };
  const outputFile = (name: string) => path.join(PORTAL, 'node', name);
  const build = (file: string, options: esbuild.BuildOptions) =>
    esbuild.build({
      absWorkingDir: root,
      stdin: {
        contents: Object.entries(entries)
          .map(([name, module]) => `export * as ${name} from './${module}';`)
          .join('\n'),
        resolveDir: root,
      },
      outfile: outputFile(file),
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      jsx: 'automatic',
      external: [...SHARED_PACKAGES, ...TEST_PACKAGES],
      loader: { '.css': 'empty', '.module.css': 'local-css' },
      define: {
        __LOCALE_VERSIONS__: '{}',
        __ENGLISH_REMINDERS__: '{}',
        __PORTICO_VERSION__: JSON.stringify(project.version),
        __LOAD_CODE__: 'undefined',
        __BASE__: '""',
      },
      sourcemap: true,
      logLevel: 'warning',
      logOverride: { 'undefined-composes-from': 'silent' }, // a warning about style sheets, which are not bundled
      ...options,
    });
  await build('both.cjs', { format: 'cjs' });
  await build('both.js', {
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const modules = require(outputFile('both.cjs')) as Record<string, object>;
  for (const name of Object.keys(entries)) {
    const names = Object.keys(modules[name] ?? {}).join(', ');
    writeFileSync(outputFile(`${name}.cjs`), `module.exports = require('./both.cjs').${name};\n`);
    writeFileSync(
      outputFile(`${name}.js`),
      `import { ${name} } from './both.js';\nexport const { ${names} } = ${name};\n`,
    );
  }
  for (const file of filesIn(path.join(PORTAL, 'node'), /\.css(\.map)?$/)) rmSync(file);
}

/** Bundles the `portico` command. */
async function bundleCommand(): Promise<ReadonlySet<string>> {
  const outdir = path.join(PORTAL, 'cli');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: 'cli/main.ts' },
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'code-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  // The bundled command reads it from there (contract/contract-file.ts).
  cpSync(at('contract/openapi.yaml'), path.join(outdir, 'contract/openapi.yaml'));
  writeFileSync(path.join(outdir, 'portico.js'), "#!/usr/bin/env node\nimport './main.js';\n", {
    mode: 0o755,
  });
  return packagesOf(filesIn(outdir, /\.js$/));
}

const packageFields = (name: string, description: string) => ({
  name,
  version: project.version,
  description,
  license: project.license,
  type: 'module',
  engines: { node: '>=20.19' },
});

async function packPortal(): Promise<void> {
  compileLib();
  await bundleForNode();
  const command = await bundleCommand();
  const modules = packagesOf(filesIn(path.join(PORTAL, 'lib'), /\.(js|d\.ts)$/));
  const replacedPackages = Object.keys(REPLACED_MODULES).map(packageOf);
  const dependencies = withTypes([
    ...modules,
    ...SHARED_PACKAGES,
    ...TEST_PACKAGES,
    ...command,
    ...replacedPackages,
    ...LOADERS,
  ]);
  const entry = (name: string, types: string) => ({
    types: `./lib/src/${types}.d.ts`,
    'portico-build': `./lib/src/${types}.js`,
    require: `./node/${name}.cjs`,
    default: `./node/${name}.js`,
  });
  writeJson(path.join(PORTAL, 'package.json'), {
    ...packageFields(
      '@portico/portal',
      'A multi-brand client portal for online brokers, to be made your own',
    ),
    bin: { portico: 'cli/portico.js' },
    exports: { '.': entry('portal', 'public-api'), './testkit': entry('testkit', 'testkit/index') },
    files: ['cli', 'lib', 'node'],
    dependencies: exactVersions(dependencies.filter((name) => !PEERS.includes(name))),
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `^${versionOf(name)}`])),
    peerDependenciesMeta: { '@types/react': { optional: true } },
  });
  cpSync(at('tools/build/pack/portal.md'), path.join(PORTAL, 'README.md'));
  cpSync(at('LICENSE'), path.join(PORTAL, 'LICENSE'));
}

/** Packages that are not bundled into the gateway: they depend on the system, or are as large as all the others together. */
const UNBUNDLED_PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

async function packGateway(): Promise<void> {
  await buildGateway(GATEWAY);
  rmSync(path.join(GATEWAY, 'node_modules'), { recursive: true, force: true });
  writeJson(path.join(GATEWAY, 'package.json'), {
    ...packageFields('@portico/gateway', 'The gateway of Portico, on an embedded database or PostgreSQL'),
    exports: './main.js',
    dependencies: exactVersions(UNBUNDLED_PACKAGES),
  });
  cpSync(at('tools/build/pack/gateway.md'), path.join(GATEWAY, 'README.md'));
  cpSync(at('LICENSE'), path.join(GATEWAY, 'LICENSE'));
}

/** Packs a package's folder into a tarball. */
function pack(from: string): string {
  const npm = process.env['npm_execpath'];
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, from];
  const output = npm?.endsWith('.js')
    ? execFileSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  const name = output.trim().split('\n').at(-1) ?? '';
  if (!existsSync(path.join(folder, name))) throw new Error(`npm pack wrote no tarball of ${from}`);
  return name;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await packPortal();
await packGateway();
for (const from of [PORTAL, GATEWAY]) process.stdout.write(`dist-packages/${pack(from)}\n`);
