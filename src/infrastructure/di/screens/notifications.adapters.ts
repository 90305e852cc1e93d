import { ContainerModule } from 'inversify';
import { Notifications } from '../../../application/ports/notifications';
import { HttpClient } from '../../http/http-client';
import { HttpNotifications } from '../../http/http-notifications';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Notifications)).toResolvedValue((http) => new HttpNotifications(http), [HttpClient]);
});
