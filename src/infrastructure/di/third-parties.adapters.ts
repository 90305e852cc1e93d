import { ContainerModule } from 'inversify';
import { ChatWidget, Conversations } from '../../application/ports/chat';
import { Clock } from '../../application/ports/clock';
import { Geo } from '../../application/ports/geo';
import { Marketing } from '../../application/ports/marketing';
import { SupportIdentity, SupportSecret } from '../../application/ports/support-identity';
import { TagManager } from '../../application/ports/tag-manager';
import { HttpConversations } from '../chat/http-conversations';
import { HttpSupportIdentity } from '../chat/http-support-identity';
import { ZendeskWidget } from '../chat/zendesk-widget';
import { HttpGeo } from '../geo/http-geo';
import { HttpClient } from '../http/http-client';
import { HttpMarketing } from '../marketing/http-marketing';
import { GoogleTagManager } from '../tag-manager/google-tag-manager';
import { id } from './token';

/** The adapters that only dealings with third parties need; tests bind fakes in their place. */
export const thirdPartyAdapters = new ContainerModule(({ bind }) => {
  bind(id(Geo)).toResolvedValue((http) => new HttpGeo(http), [HttpClient]);
  bind(id(Marketing)).toResolvedValue((http) => new HttpMarketing(http), [HttpClient]);
  bind(id(ChatWidget)).toConstantValue(new ZendeskWidget());
  bind(id(Conversations)).toResolvedValue((http) => new HttpConversations(http), [HttpClient]);
  bind(id(SupportSecret)).toConstantValue({ read: () => Promise.resolve(null) });
  bind(id(SupportIdentity)).toResolvedValue(
    (http, secret, clock) =>
      new HttpSupportIdentity(http, async () => {
        const code = await import(/* webpackChunkName: "chat-identity" */ '../chat/browser-support-identity');
        return code.browserSupportIdentity(http, secret, clock);
      }),
    [HttpClient, id(SupportSecret), id(Clock)],
  );
  bind(id(TagManager)).toConstantValue(new GoogleTagManager());
});
