import type { Captcha } from '../../../application/session/ports/captcha';
import { ERROR_CODE } from '../../../domain/kernel/error-codes.table';
import { PortalError } from '../../../domain/kernel/errors';
import { loadScript } from '../../browser/load-script';
import { captchaNotLoaded } from './configured-captcha';

/** The part of a provider's own interface that is used; the same for both. */
export interface WidgetApi {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  execute(widget: unknown): unknown;
}

export interface WidgetProvider {
  /** The script's address, which the policy `portico` must allow. */
  readonly script: string;
  /** Options of `render` beside key and callbacks: the widget is visible only if the provider has a question. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The interface, once the script has run. */
  api(): Promise<WidgetApi>;
}

const LONGEST_LOAD_MS = 20_000;

/**
 * Turnstile and reCAPTCHA (D2): the script is loaded when a form is first touched, each submit gets an answer of
 * its own.
 */
export class WidgetCaptcha implements Captcha {
  private loading: Promise<WidgetApi> | null = null;

  constructor(
    private readonly provider: WidgetProvider,
    private readonly siteKey: string,
    private readonly load: (url: string) => Promise<void> = loadScript,
  ) {}

  prepare(): void {
    this.start().catch(() => undefined);
  }

  async token(signal?: AbortSignal): Promise<string> {
    const api = await this.start();
    if (signal?.aborted) throw PortalError.aborted();
    return new Promise((resolve, reject) => this.ask(api, signal, resolve, reject));
  }

  /** A widget of its own for each answer, at the end of the form, where a question can be seen. */
  private ask(
    api: WidgetApi,
    signal: AbortSignal | undefined,
    resolve: (token: string) => void,
    reject: (error: PortalError) => void,
  ): void {
    const container = document.createElement('div');
    (document.querySelector('form') ?? document.body).append(container);
    const refuse = (error: PortalError) => {
      container.remove();
      reject(error);
    };
    const onFailure = () => refuse(PortalError.refused([ERROR_CODE.captchaFailed]));
    signal?.addEventListener('abort', () => refuse(PortalError.aborted()), { once: true });
    const widget = api.render(container, {
      ...this.provider.options,
      sitekey: this.siteKey,
      callback: (token: string) => {
        container.remove();
        resolve(token);
      },
      'error-callback': onFailure,
      'expired-callback': onFailure,
    });
    api.execute(widget);
  }

  private start(): Promise<WidgetApi> {
    this.loading ??= this.fetch();
    this.loading.catch(() => (this.loading = null)); // the next submit tries again
    return this.loading;
  }

  private async fetch(): Promise<WidgetApi> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(captchaNotLoaded()), LONGEST_LOAD_MS);
    });
    try {
      await Promise.race([this.load(this.provider.script), timeout]);
      return await this.provider.api();
    } catch {
      throw captchaNotLoaded();
    } finally {
      clearTimeout(timer);
    }
  }
}
