import * as z from 'zod/mini';
import type { Clients } from '../../application/client/ports/clients';
import type { UserSetting } from '../../domain/client/user-setting';
import {
  flag,
  id,
  idOrNull,
  instantOrNull,
  list,
  required,
  emptyResult,
  orElse,
  resultOrBody,
  text,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

// An item without a type is useless and fails alone.
const reAssessment = z.object({
  typeId: required(id),
  showPopup: flag,
  finishDate: instantOrNull,
  isSkip: flag,
});

const userSetting = z.object({
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
  reAssessmentResult: orElse(list(reAssessment), []),
});

const setting = resultOrBody(userSetting);

/** The user setting over HTTP: in an envelope, or the bare object (D4). */
export class HttpClients implements Clients {
  constructor(private readonly http: HttpClient) {}

  setting({ token, signal }: { token?: string; signal?: AbortSignal } = {}): Promise<UserSetting> {
    return this.http.call('client', {
      ...(token === undefined ? {} : { bearer: token }),
      signal,
      read: setting,
    });
  }

  saveSettings(change: { culture: string } | { theme: 'dark' | 'white' }): Promise<void> {
    return this.http.call('changeSettings', { body: change, read: emptyResult });
  }
}
