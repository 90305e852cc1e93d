import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { WidgetCaptcha } from '../../../../src/infrastructure/session/captcha/widget-captcha';
import { RECAPTCHA, TURNSTILE } from '../../../../src/infrastructure/session/captcha/widget-providers';
import { describeCaptchaContract } from '../../../../src/testkit/session/captcha.contract';
import { runner } from '../../../jest/runner';
import { rejectionOf } from '../../../../src/testkit/runner/failures';

type Options = Record<string, unknown> & { callback: (token: string) => void };

/** A provider's API that answers at once, or with an error. */
function widgetApi() {
  const widgets: { container: HTMLElement; options: Options }[] = [];
  const state = { fails: false };
  const api = {
    widgets,
    state,
    ready: (run: () => void) => run(),
    render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) =>
      widgets.push({ container, options: options as Options }) - 1,
    execute: (at: unknown) => {
      const widget = widgets[at as number]!;
      setTimeout(() =>
        state.fails
          ? (widget.options['error-callback'] as () => void)()
          : widget.options.callback(`solved-${at as number}`),
      );
    },
  };
  return api;
}

const globals = window as unknown as Record<string, unknown>;
afterEach(() => {
  delete globals['turnstile'];
  delete globals['grecaptcha'];
  document.body.replaceChildren();
});

describe.each([
  ['Turnstile', TURNSTILE, 'turnstile', 'https://challenges.cloudflare.com/'],
  ['reCAPTCHA', RECAPTCHA, 'grecaptcha', 'https://www.google.com/recaptcha/'],
] as const)('%s', (name, provider, global, origin) => {
  function createWidgetCaptcha() {
    const api = widgetApi();
    const loads: string[] = [];
    const script = { isBlocked: false };
    const captcha = new WidgetCaptcha(provider, 'key-1', async (url) => {
      loads.push(url);
      if (script.isBlocked) throw new Error('blocked');
      globals[global] = api;
    });
    return { api, captcha, loads, script };
  }

  describeCaptchaContract(runner, name, async () => {
    const { captcha, script } = createWidgetCaptcha();
    return {
      captcha,
      accepts: async (token) => /^solved-\d$/.test(token),
      disconnect: () => void (script.isBlocked = true),
      reconnect: () => void (script.isBlocked = false),
    };
  });

  it('loads its script once, on the first interaction with a form', async () => {
    const { captcha, loads } = createWidgetCaptcha();
    expect(loads).toEqual([]);
    captcha.prepare();
    captcha.prepare();
    await captcha.token();
    expect(loads).toEqual([provider.script]);
    expect(provider.script.startsWith(origin)).toBe(true);
  });

  it('returns each submit its own answer, and removes its widget from the form', async () => {
    const { api, captcha } = createWidgetCaptcha();
    const form = document.body.appendChild(document.createElement('form'));
    const first = captcha.token();
    await Promise.resolve();
    await first;
    expect(await captcha.token()).not.toBe(await first);
    expect(api.widgets[0]!.options['sitekey']).toBe('key-1');
    expect(form.children).toHaveLength(0);
  });

  it('rejects with code 4 if the provider fails, and as unavailable if its script defines nothing', async () => {
    const { api, captcha } = createWidgetCaptcha();
    api.state.fails = true;
    expect(await rejectionOf(captcha.token())).toMatchObject({
      kind: 'refused',
      codes: [ERROR_CODE.captchaFailed],
    });
    const empty = new WidgetCaptcha(
      provider,
      'key-1',
      async () => void Reflect.deleteProperty(globals, global),
    );
    expect(await rejectionOf(empty.token())).toMatchObject({
      kind: 'unavailable',
      codes: [ERROR_CODE.captchaFailed],
    });
  });

  it('rejects if the script does not load within twenty seconds', async () => {
    jest.useFakeTimers();
    const captcha = new WidgetCaptcha(provider, 'key-1', () => new Promise(() => undefined));
    const rejection = rejectionOf(captcha.token());
    jest.advanceTimersByTime(20_000);
    expect(await rejection).toMatchObject({ kind: 'unavailable', codes: [ERROR_CODE.captchaFailed] });
    jest.useRealTimers();
  });
});
