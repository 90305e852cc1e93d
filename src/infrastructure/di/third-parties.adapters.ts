import { ContainerModule } from 'inversify';
import { Geo } from '../../application/ports/geo';
import { Marketing } from '../../application/ports/marketing';
import { TagManager } from '../../application/ports/tag-manager';
import { HttpGeo } from '../geo/http-geo';
import { HttpClient } from '../http/http-client';
import { HttpMarketing } from '../marketing/http-marketing';
import { GoogleTagManager } from '../tag-manager/google-tag-manager';
import { id } from './token';

/** The adapters that only dealings with third parties need; tests bind fakes in their place. */
export const thirdPartyAdapters = new ContainerModule(({ bind }) => {
  bind(id(Geo)).toResolvedValue((http) => new HttpGeo(http), [HttpClient]);
  bind(id(Marketing)).toResolvedValue((http) => new HttpMarketing(http), [HttpClient]);
  bind(id(TagManager)).toConstantValue(new GoogleTagManager());
});
