import type { Captcha } from '../../../../src/application/session/ports/captcha';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { ConfiguredCaptcha } from '../../../../src/infrastructure/session/captcha/configured-captcha';
import { rejectionOf } from '../../../../src/testkit/runner/failures';
import { FakeCaptcha } from '../../../../src/testkit/session/fake-captcha';

describe('ConfiguredCaptcha', () => {
  test('with none no token is required', async () => {
    const captcha = new ConfiguredCaptcha({}, () => ({ provider: 'none', siteKey: '' }));
    captcha.prepare();
    expect(await captcha.token()).toBeUndefined();
  });

  test('the provider is created once, with the site key, on first use', async () => {
    const fake = new FakeCaptcha();
    fake.answer = 'solved';
    const make = jest.fn<Captcha, [string]>(() => fake);
    const captcha = new ConfiguredCaptcha({ turnstile: make }, () => ({
      provider: 'turnstile',
      siteKey: 'key-1',
    }));
    expect(make).not.toHaveBeenCalled();
    captcha.prepare();
    expect(await captcha.token()).toBe('solved');
    expect(await captcha.token()).toBe('solved');
    expect(make.mock.calls).toEqual([['key-1']]);
    expect(fake.prepareCount).toBe(1);
  });

  test('an unknown provider is code 4', async () => {
    const captcha = new ConfiguredCaptcha({}, () => ({ provider: 'recaptcha', siteKey: '' }));
    captcha.prepare();
    expect(await rejectionOf(captcha.token())).toMatchObject({
      kind: 'unavailable',
      codes: [ERROR_CODE.captchaFailed],
    });
  });

  test('code that fails to load is code 4, and is requested again by the next submit', async () => {
    const fake = new FakeCaptcha();
    fake.answer = 'solved';
    const make = jest
      .fn(async (): Promise<Captcha> => fake)
      .mockRejectedValueOnce(new Error('chunk is missing'));
    const captcha = new ConfiguredCaptcha({ altcha: make }, () => ({ provider: 'altcha', siteKey: '' }));
    expect(await rejectionOf(captcha.token())).toMatchObject({
      kind: 'unavailable',
      codes: [ERROR_CODE.captchaFailed],
    });
    expect(await captcha.token()).toBe('solved');
  });

  test('the provider’s rejections are passed on unchanged', async () => {
    const fake = new FakeCaptcha();
    jest.spyOn(fake, 'token').mockRejectedValue(PortalError.unavailable());
    const captcha = new ConfiguredCaptcha({ altcha: () => fake }, () => ({
      provider: 'altcha',
      siteKey: '',
    }));
    expect(await rejectionOf(captcha.token())).toMatchObject({ kind: 'unavailable' });
  });
});
