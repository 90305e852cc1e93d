import { ContainerModule } from 'inversify';
import { Campaigns } from '../../../application/ports/campaigns';
import { HttpClient } from '../../http/http-client';
import { HttpCampaigns } from '../../http/http-campaigns';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Campaigns)).toResolvedValue((http) => new HttpCampaigns(http), [HttpClient]);
});
