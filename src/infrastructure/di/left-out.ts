/**
 * Stands in the build for what Inversify brings and the portal's container never uses: classes bound by their metadata,
 * compiled resolvers, container modules, plugins and snapshots. The container binds values by their tokens (`Binding`).
 */
function leftOut(): never {
  throw new Error('The container binds values only: use bind() or construct().');
}

/** Every container creates one of each, and never calls it. */
class LeftOutManager {}

export {
  leftOut as buildNoActivationsResolvedValueBindingNodeResolverJit,
  leftOut as getClassMetadata,
  leftOut as InstanceBindingNodeImplementation,
  LeftOutManager as ContainerModuleManager,
  LeftOutManager as PluginManager,
  LeftOutManager as SnapshotManager,
};
