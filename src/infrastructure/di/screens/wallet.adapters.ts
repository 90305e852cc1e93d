import { ContainerModule } from 'inversify';
import { Wallets } from '../../../application/ports/wallets';
import { HttpClient } from '../../http/http-client';
import { HttpWallets } from '../../http/http-wallets';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Wallets)).toResolvedValue((http) => new HttpWallets(http), [HttpClient]);
});
