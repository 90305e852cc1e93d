import { ContainerModule } from 'inversify';
import { Device } from '../../../application/ports/device';
import { BrowserDevice } from '../../browser/browser-device';
import { id } from '../token';

/** The adapters that only this screen needs beside the accounts' one; tests bind fakes in their place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Device)).toConstantValue(new BrowserDevice());
});
