import path from 'node:path';
import webpack from 'webpack';
import type { PortalBuild } from './build-options';
import { cssNamesRule } from './css';
import { compiledModules, CONDITIONS, EXTENSIONS, ownModule, typescript } from './modules';

/** The sign-in page bundled for Node, which pre-renders it for every variant and language (docs/decisions/0008). */
export const firstPaint = ({ code, cache, entry, base }: PortalBuild) => ({
  mode: 'production' as const,
  target: 'node20',
  context: code,
  // The integrator's entry runs before `login-pages`, which reads the extensions that it has recorded.
  entry: ['document-stub', entry, 'login-pages'].map((name) =>
    path.resolve(code, 'tools/build/first-paint', name),
  ),
  output: {
    path: path.join(cache, 'first-paint'),
    filename: 'login-pages.cjs',
    library: { type: 'commonjs2' },
  },
  resolve: {
    extensions: EXTENSIONS,
    conditionNames: CONDITIONS,
    alias: Object.fromEntries(
      ['src/composition/start/portal', 'src/composition/start/create-portal'].map((name) => [
        `${ownModule(code, name)}$`,
        ownModule(code, 'tools/build/first-paint/recorded-portal'),
      ]),
    ),
  },
  module: {
    rules: [typescript, compiledModules(code), cssNamesRule],
  },
  plugins: [new webpack.DefinePlugin({ __BASE__: JSON.stringify(base) })],
  optimization: { minimize: false },
  performance: false as const,
});
