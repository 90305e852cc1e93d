import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { loadContract } from '../../../contract/load-contract';
import type { OpenApiResponse } from '../../../contract/openapi-document';
import { openingRefusal } from '../../../src/domain/opening/opening';
import type { PortalError } from '../../../src/domain/kernel/errors';
import {
  requiredDocument,
  heldUntil,
  requestedMethods,
  refusedAmount,
  identityProofOf,
} from '../../../src/domain/money/refusal';
import { readRefusal } from '../../../src/domain/onboarding/read-refusal';
import { addressFault } from '../../../src/domain/wallet/wallet';
import { readEnvelope } from '../../../src/infrastructure/http/envelope';
import { changed, changesOf } from './judge-samples';

/** The contract's examples of refusals with details. */
const EXAMPLES = (
  load(readFileSync('contract/openapi.yaml', 'utf8')) as {
    components: { responses: { Refused: OpenApiResponse } };
  }
).components.responses.Refused.content!['application/json']!.examples!;

const check = loadContract()
  .find(({ id }) => id === 'withdraw')!
  .checkAnswer(400)!;

/** What the stores get of a refusal. */
async function detailsOf(body: unknown): Promise<unknown> {
  const answer = { status: 400, text: JSON.stringify(body), retryAfter: null, receivedAt: 0 };
  const error = await readEnvelope(answer, 'gateway', () => undefined).catch((thrown: unknown) => thrown);
  return (error as PortalError).details;
}

/** Every reader of details, and what it makes of the examples that are for it, typed by hand. */
const READERS: Readonly<
  Record<
    string,
    { readonly read: (details: unknown) => unknown; readonly makes: Readonly<Record<string, unknown>> }
  >
> = {
  refusedAmount: {
    read: (details) => refusedAmount(details, '100.00'),
    makes: {
      tooMuch: { kind: 'aboveMax', limit: '50.00' },
      notEnough: { kind: 'aboveAvailable', limit: '25.00' },
    },
  },
  methodsAsked: { read: requestedMethods, makes: { codeNeeded: ['totp', 'recovery', 'passkey'] } },
  heldUntil: { read: heldUntil, makes: { held: '2026-03-04T09:30:00Z' } },
  unverifiedAs: { read: identityProofOf, makes: { unverified: 'sent' } },
  documentNeeded: {
    read: requiredDocument,
    makes: {
      documentMissing: { document: 'address', status: 'none', threshold: null, left: null },
      documentForMore: {
        ...{ document: 'income', status: 'expired', left: '500.00' },
        threshold: { amount: '2000.00', currency: 'USD' },
      },
    },
  },
  addressFault: { read: addressFault, makes: { addressRefused: 'checksum' } },
  openingRefusal: {
    read: openingRefusal,
    makes: {
      tooManyAccounts: { field: 'type', reason: 'limit', most: 3 },
      termsChanged: { field: 'terms', reason: 'terms', most: undefined },
    },
  },
  onboardingRefusal: {
    read: readRefusal,
    makes: {
      answersWrong: {
        conflict: null,
        issues: [
          { at: '/tax/taxNumber', reason: 'too-long', limit: 30 },
          { at: '/means/saved', reason: 'too-small', limit: '0.00' },
          { at: '/tax/isUsPerson', reason: 'required' },
        ],
      },
      savedElsewhere: {
        conflict: {
          ...{ version: 4, savedAt: '2026-03-04T09:30:00Z', section: 'tax' },
          answers: {
            ...{ residence: 'DE', isUsPerson: 'no' },
            income: [{ source: 'salary', kinds: ['fixed', 'bonus'] }],
          },
        },
        issues: [],
      },
    },
  },
};

const ROWS = Object.entries(READERS).flatMap(([reader, { read, makes }]) =>
  Object.entries(makes).map(([example, made]) => [reader, example, read, made] as const),
);

test('every example is read, and fits its schema', () => {
  expect(ROWS.map(([, example]) => example).sort()).toEqual(Object.keys(EXAMPLES).sort());
  for (const [name, { value }] of Object.entries(EXAMPLES))
    expect([name, check(value)]).toEqual([name, true]);
});

test.each(ROWS)('%s reads the refusal %s', async (_reader, example, read, made) => {
  expect(read(await detailsOf(EXAMPLES[example]!.value))).toEqual(made);
});

/** The fields and items of the details, each changed as the contract does not have it. */
const badOf = (sample: unknown) =>
  changesOf(sample).filter(({ path, body }) => path.includes('details') && !check(body));

test.each(ROWS)('%s leaves out what the contract does not have: %s', async (_reader, example, read) => {
  const sample = EXAMPLES[example]!.value;
  const bad = badOf(sample);
  expect(bad.length).toBeGreaterThan(0);
  for (const { path, body } of bad) {
    // What is wrong within an item or a set of answers makes all of it unreadable.
    const whole = [...path.keys()].map((at) => path.slice(0, path.length - at));
    const as = await Promise.all(whole.map(async (part) => read(await detailsOf(changed(sample, part)))));
    expect([path.join('/'), JSON.stringify(body), as]).toEqual([
      path.join('/'),
      JSON.stringify(body),
      expect.arrayContaining([read(await detailsOf(body))]),
    ]);
  }
});

test.each(Object.entries(READERS))('%s finds nothing where there are no details', (_reader, { read }) => {
  const none = read(undefined);
  for (const details of [null, 7, 'x', [], {}] as const) expect(read(details)).toEqual(none);
});
