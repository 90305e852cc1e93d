import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';

/** A container from modules; every binding is one instance for the page. */
export function createContainer(...modules: ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modules);
  return container;
}
