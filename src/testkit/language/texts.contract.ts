import { expect } from 'expect';
import { Texts } from '../../application/language/ports/texts';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Texts`. */
export const describeTextsContract = gatewayContract<'companyId'>(
  'Texts',
  null,
  ({ describe, test, world, testFailures }) => {
    test('the built-in English texts are flat, by page and key', async () => {
      const texts = await world().port(Texts).loadFile('en', 'translation');
      expect(texts['meta.title']).toEqual(expect.any(String));
      expect(texts['common.retry']).toEqual(expect.any(String));
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
    });

    for (const [subject, folder, file] of [
      ['language', 'xx', 'translation'],
      ['file', 'en', 'nothing'],
    ] as const)
      test(`an unknown ${subject} is refused`, async () => {
        expect(await rejectionOf(world().port(Texts).loadFile(folder, file))).toMatchObject({
          kind: 'refused',
          status: 404,
        });
      });

    test('the overlay holds texts by page and key', async () => {
      const texts = await world().port(Texts).overlay('en-US', world().companyId);
      expect(Object.keys(texts)).not.toEqual([]);
      expect(Object.entries(texts).every(([key, text]) => /\./.test(key) && typeof text === 'string')).toBe(
        true,
      );
    });

    describe('loadFile', () => {
      testFailures({
        call: 'locales',
        make: ({ port }, signal) => port(Texts).loadFile('en', 'translation', signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('overlay', () => {
      testFailures({
        call: 'contentTranslation',
        make: ({ port, companyId }, signal) => port(Texts).overlay('en-US', companyId, signal),
        abortable: true,
        canBeMalformed: true,
      });
    });
  },
);
