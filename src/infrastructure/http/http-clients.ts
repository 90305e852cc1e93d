import * as z from 'zod/mini';
import type { Clients } from '../../application/ports/clients';
import type { UserSetting } from '../../domain/client/user-setting';
import type { components } from './contract.generated';
import { fits, flag, id, idOrNull, nothing, orElse, readItems, text, textOrNull } from './codecs';
import type { HttpClient } from './http-client';

type Schemas = components['schemas'];

// Without a type nothing can be renewed: such an item fails alone.
const reAssessment = fits<Schemas['ReAssessment'] & { typeId: Schemas['Id'] }>()(
  z.object({ typeId: id, showPopup: flag, finishDate: textOrNull, isSkip: flag }),
);

const userSetting = fits<Schemas['UserSetting']>()(
  z.object({
    id,
    companyId: id,
    firstName: text,
    lastName: text,
    fullName: text,
    siteId: idOrNull,
    culture: textOrNull,
    theme: textOrNull,
    isOpenAccount: flag,
    isIb: flag,
    isAnyLiveAccount: flag,
    isAnyCfdMetaAccount: flag,
    firstMt4Login: idOrNull,
    firstMt5Login: idOrNull,
    isVisibleDocumentUpload: flag,
    reAssessmentResult: z.pipe(
      orElse(z.array(z.unknown()), []),
      z.transform((items) => readItems(items, reAssessment).good),
    ),
  }),
);

const envelope = z.object({ result: userSetting });

/** The user setting over HTTP: in an envelope, or the bare object (decisions 4). */
export class HttpClients implements Clients {
  constructor(private readonly http: HttpClient) {}

  setting({ token, signal }: { token?: string; signal?: AbortSignal } = {}): Promise<UserSetting> {
    return this.http.call('client', {
      ...(token === undefined ? {} : { as: token }),
      signal,
      read: (json) => {
        const wrapped = typeof json === 'object' && json !== null && 'result' in json;
        return wrapped ? envelope.parse(json).result : userSetting.parse(json);
      },
    });
  }

  saveSettings(change: { culture: string } | { theme: 'dark' | 'white' }): Promise<void> {
    return this.http.call('changeSettings', { body: change, read: nothing });
  }
}
