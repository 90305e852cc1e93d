import { startGateway, type Gateway } from '../kit/start-gateway';
import { ContractFuzzer } from './contract-fuzzer';
import { OPERATIONS } from './contract-operations';
import { Random } from './random';

/* Random requests to every call of the contract. A failure prints the seed and the request; FUZZ_SEED repeats it. */

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const REQUESTS_PER_CALL = process.env['FULL'] === 'on' ? 100 : 24;
const REQUEST_COUNT = Number(process.env['FUZZ_REQUESTS'] ?? REQUESTS_PER_CALL * OPERATIONS.length);
const CLIENTS = [
  'main@portico.test',
  'bank@portico.test',
  'international@portico.test',
  'invest@portico.test',
  'international-ib@portico.test',
];
/** Live accounts of these clients. */
const LOGINS = [50128841, 70110452, 90342255];
const PASSWORD = 'Portico-demo-1';
const OTHER_PASSWORD = 'Fresh-horse-7';
/** The gateway's clock advances by half an hour after so many requests. */
const REQUESTS_BETWEEN_ADVANCES = 250;

jest.setTimeout(30 * 60_000);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const random = new Random(SEED);
const fuzzer = new ContractFuzzer(random, {
  password: [PASSWORD, OTHER_PASSWORD],
  email: [...CLIENTS, 'nobody@portico.test'],
  culture: ['en-US', 'de-DE', 'xx-XX'],
  siteId: [1, 2, 3, 4, 99],
  typeId: [0, 1, 2, 3],
  currency: ['USD', 'EUR', 'XAU'],
  asset: ['USDT', 'ETH', 'BTC'],
  network: ['ERC20', 'TRC20', 'ETH', 'BTC'],
  methodId: ['bank', 'card', 'crypto'],
  amount: ['0.01', '10.00', '250.5', '100000'],
  country: ['DE', 'ID', 'KP'],
  // The code of a seeded link, so that registrations are not all refused for theirs.
  referralCode: ['DX991TDV', ''],
  kind: ['income', 'payment', 'identity-front', 'account', 'trade'],
  login: LOGINS,
  month: ['2026-02', '2026-11'],
  from: ['2026-01-31', '2026-02-30', '2026-11-02'],
  to: ['2026-11-30', 'tomorrow'],
  From: ['2026-01-31', '2026-02-30'],
  To: ['2026-11-30', 'tomorrow'],
  client: ['C-7K2Q9', 'C-00000'],
  level: [1, 2],
  link: [1, 2],
  cursor: ['1'],
  limit: [1, 1_000],
  symbol: ['EURUSD', 'XAUUSD'],
  Category: ['forex'],
  Symbol: ['EURUSD'],
  Search: ['dollar'],
  strategyId: [1, 2],
  strategy: [1, 2],
  stop: [70],
  multiplier: ['1', '2'],
  // Of strategies, links and campaigns; answers have many.
  id: [1, 2, 3],
  campaignId: [1, 2, 3],
});

const tokens = new Map<string, string>();
async function tokenOf(email: string): Promise<string | undefined> {
  const token = tokens.get(email);
  if (token !== undefined) return token;
  // A request may have changed the password, or have turned the second factor on.
  const newToken = await gateway
    .signIn(email)
    .catch(() => gateway.signIn(email, OTHER_PASSWORD))
    .catch(() => undefined);
  if (newToken !== undefined) tokens.set(email, newToken);
  return newToken;
}

async function sendRequest(number: number, operation: (typeof OPERATIONS)[number]) {
  const { method, schema } = operation;
  const email = random.pick(CLIENTS);
  const token = random.isChance(0.93) ? await tokenOf(email) : undefined;
  const isUpload = method === 'PATCH';
  const target = fuzzer.targetOf(operation);
  const body = isUpload ? random.text(random.below(200)) : schema && JSON.stringify(fuzzer.bodyOf(schema));
  const answer = await fetch(gateway.url + target, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': isUpload ? 'application/offset+octet-stream' : 'application/json',
      }),
      ...(target.includes('Document/files') && {
        'tus-resumable': '1.0.0',
        'upload-offset': String(random.below(3)),
        'upload-length': String(random.below(500)),
        'upload-metadata': `kind ${btoa('income')},filename ${btoa('a.pdf')}`,
      }),
      // Each request has its own address, so that no limit of an address answers first.
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    ...(body !== undefined && { body }),
  });
  if (answer.status === 401) tokens.delete(email);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = isJson ? await answer.text() : '';
  if (!isJson) await answer.body?.cancel(); // a stream would not end
  if (answer.ok && text !== '') fuzzer.learn(JSON.parse(text));
  return { status: answer.status, request: `${method} ${target} ${body ?? ''}`, answer: text.slice(0, 300) };
}

test(`no call of the contract fails on ${REQUEST_COUNT} random requests (seed ${SEED})`, async () => {
  expect(OPERATIONS.length).toBeGreaterThan(100);
  const failures: object[] = [];
  const outcomes = new Map<string, Set<number>>();
  for (let number = 0; number < REQUEST_COUNT; number += 1) {
    const operation = OPERATIONS[number % OPERATIONS.length]!;
    if (number % REQUESTS_BETWEEN_ADVANCES === 0) await gateway.advance(1_800);
    const result = await sendRequest(number, operation);
    outcomes.set(operation.id, (outcomes.get(operation.id) ?? new Set()).add(result.status));
    if (result.status >= 500) failures.push({ number, id: operation.id, ...result });
  }
  expect(failures).toEqual([]);
  // Requests that are all refused by their form would test nothing.
  const acceptedCalls = [...outcomes.values()].filter((statuses) =>
    [200, 201, 204].some((ok) => statuses.has(ok)),
  );
  expect(acceptedCalls.length / OPERATIONS.length).toBeGreaterThan(0.6);
});
