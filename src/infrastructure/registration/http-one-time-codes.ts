import type { CodeChannel, OneTimeCodes } from '../../application/registration/ports/one-time-codes';
import { emptyResult } from '../http/codecs';
import type { EndpointKey } from '../http/endpoints';
import type { HttpClient } from '../http/http-client';

const SEND = { sms: 'smsOtpSend', whatsapp: 'whatsappOtpSend' } as const satisfies Record<
  CodeChannel,
  EndpointKey
>;
const VERIFY = { sms: 'smsOtpVerify', whatsapp: 'whatsappOtpVerify' } as const satisfies Record<
  CodeChannel,
  EndpointKey
>;

/** One-time codes over HTTP. */
export class HttpOneTimeCodes implements OneTimeCodes {
  constructor(private readonly http: HttpClient) {}

  send(channel: CodeChannel, phone: string): Promise<void> {
    return this.http.call(SEND[channel], { body: { phone }, read: emptyResult });
  }

  verify(channel: CodeChannel, phone: string, code: string): Promise<void> {
    return this.http.call(VERIFY[channel], { body: { phone, code }, read: emptyResult });
  }
}
