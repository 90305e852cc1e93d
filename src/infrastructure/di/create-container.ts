import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';

/** Bindings that come with a screen's chunk. */
export type ScreenModule = ContainerModule;

/** A container from modules; every binding is one instance for the page. */
export function createContainer(...modules: ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modules);
  return container;
}

/** Adds the bindings of screens to a container, each once: screens may share a module. */
export function moduleLoader(container: Container): (module: ScreenModule) => Promise<void> {
  const loaded = new Map<ScreenModule, Promise<void>>();
  return (module) => {
    const loading = loaded.get(module) ?? container.loadAsync(module);
    loaded.set(module, loading);
    return loading;
  };
}
