import { DeliveryError, type Carrier, type ProviderMessage } from './carrier';

export interface SmsSettings {
  /** URL that takes a POST per message. */
  readonly url: string;
  /**
   * The request body with the placeholders `{to}`, `{text}` and `{channel}`: a JSON object, or a form
   * (`To={to}&Body={text}`).
   */
  readonly template: string;
  /** `Authorization` header; none if undefined. */
  readonly authorization: string | undefined;
}

const TIMEOUT_MS = 30_000;
const TOO_MANY = 429;
const TIMED_OUT = 408;

/** Sends SMS and WhatsApp messages through a provider's HTTP API. */
export function httpCarrier({ url, template, authorization }: SmsSettings): Carrier {
  const isJson = template.trimStart().startsWith('{');
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const inBody = isJson ? (text: string) => JSON.stringify(text).slice(1, -1) : encodeURIComponent;
  return {
    channels: ['sms', 'whatsapp'],
    async deliver({ id, recipient, channel, body }: ProviderMessage) {
      const values: Readonly<Record<string, string>> = { to: recipient, text: body, channel };
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': type,
          'idempotency-key': `outbox-${id}`,
          ...(authorization !== undefined && { authorization }),
        },
        body: template.replaceAll(/\{(to|text|channel)\}/g, (_placeholder, name: string) =>
          inBody(values[name] ?? ''),
        ),
      }).catch((error: unknown) => {
        throw new DeliveryError((error as Error).name, false);
      });
      await response.body?.cancel();
      const { ok, status } = response;
      // Server errors are temporary. Client errors are final, except for a timeout and for too many requests.
      const isFinal = status >= 400 && status < 500 && status !== TOO_MANY && status !== TIMED_OUT;
      if (!ok) throw new DeliveryError(String(status), isFinal);
    },
    close: () => undefined,
  };
}
