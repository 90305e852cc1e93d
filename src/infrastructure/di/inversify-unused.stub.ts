/**
 * Replaces in the build the parts of Inversify that the portal's container never uses: classes bound by their metadata,
 * compiled resolvers, container modules, plugins and snapshots. The container binds values by their tokens (`Binding`).
 */
function refuseUse(): never {
  throw new Error('The container binds values only: use bind() or construct().');
}

/** Every container creates these managers, and never calls them. */
class UnusedManager {}

export {
  refuseUse as buildNoActivationsResolvedValueBindingNodeResolverJit,
  refuseUse as getClassMetadata,
  refuseUse as InstanceBindingNodeImplementation,
  UnusedManager as ContainerModuleManager,
  UnusedManager as PluginManager,
  UnusedManager as SnapshotManager,
};
