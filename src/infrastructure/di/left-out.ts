/**
 * Stands in the build for the modules of Inversify that read a class's metadata and compile resolvers. The portal's
 * container binds values by their tokens (`Binding`), so that nothing comes here.
 */
function leftOut(): never {
  throw new Error('The container binds values only: use bind() or construct().');
}

export {
  leftOut as buildNoActivationsResolvedValueBindingNodeResolverJit,
  leftOut as getClassMetadata,
  leftOut as InstanceBindingNodeImplementation,
};
