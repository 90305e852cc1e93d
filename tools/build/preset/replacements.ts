import { ModuleReplacements } from './module-replacements';
import { ownModule, packageFile } from './modules';

/**
 * Modules of packages and their replacements. The first two write `<style>` elements, which `style-src 'self'` forbids
 * without a nonce (docs/decisions/0002). The others are entry points of unused parts, which would otherwise be loaded
 * with the sign-in page.
 */
export const REPLACED_MODULES: Readonly<Record<string, string>> = {
  '@rc-component/util/es/Dom/dynamicCSS.js': 'src/ui/theme/adopted-styles',
  '@ant-design/icons/es/cssUtils.js': 'src/ui/theme/icon-styles',
  ...Object.fromEntries(
    [
      '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
      '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
      '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
      '@inversifyjs/container/lib/container/services/ContainerModuleManager.js',
      '@inversifyjs/container/lib/container/services/PluginManager.js',
      '@inversifyjs/container/lib/container/services/SnapshotManager.js',
    ].map((module) => [module, 'src/infrastructure/di/inversify-unused.stub']),
  ),
  'axios/lib/helpers/HttpStatusCode.js': 'src/infrastructure/http/axios-unused.stub',
  '@tanstack/query-core/build/modern/mutationCache.js': 'src/application/remote/query-core-unused.stub',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'src/application/remote/query-core-unused.stub',
};

export const replacements = (code: string) =>
  new ModuleReplacements(
    Object.fromEntries(
      Object.entries(REPLACED_MODULES).map(([from, to]) => [packageFile(code, from), ownModule(code, to)]),
    ),
  );
