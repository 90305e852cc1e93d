import type { OpenApiParameter } from '../../../contract/openapi-document';
import { resolveReference, type Operation, type Schema } from './contract-operations';
import type { Random } from './random';

const ODD_TEXTS = [
  '',
  ' ',
  'a\0b',
  '\u202e\ud800',
  'constructor',
  '__proto__',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  'null',
  'NaN',
  '-0',
  '1e400',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'x'.repeat(5_000),
  '٣٤٥',
  'Ä'.repeat(300),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '{{login}}',
] as const;
const ODD_NUMBERS = [
  -1, 0, 0.1, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 1e308, -1e308,
] as const;
const OTHER_TYPES = [null, true, [], {}, [[[]]], { $ne: 1 }, 'text', 7] as const;
const MONEY = [
  '0.01',
  '1',
  '10.00',
  '250.50',
  '100000',
  '-5',
  '0',
  '1e5',
  '99999999999999999999.99',
] as const;
const MAX_DEPTH = 4;
const MAX_KNOWN = 60;

/** Fills the calls of the contract with random values: right ones, odd ones, and ones that earlier answers had under the same name. */
export class ContractFuzzer {
  readonly #knownValues = new Map<string, unknown[]>();

  constructor(
    private readonly random: Random,
    /** Right values by name, which are as frequent as all learned ones together. */
    private readonly right: Readonly<Record<string, readonly unknown[]>>,
  ) {}

  /** Learns the values of an answer by their names: logins, ids, quotes. */
  learn(answer: unknown, depth = 0): void {
    if (typeof answer !== 'object' || answer === null || depth > 6) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') this.learn(value, depth + 1);
      else if (typeof value === 'string' || typeof value === 'number') this.#learnValue(name, value);
    }
  }

  bodyOf(schema: Schema): unknown {
    if (this.random.isChance(0.02)) return this.random.pick(OTHER_TYPES);
    return this.#objectOf(schema, 0);
  }

  /** The path and query of a call. */
  targetOf({ address, parameters }: Operation): string {
    const textOf = ({ name, schema }: OpenApiParameter) =>
      encodeURIComponent(
        String(this.#valueOf(name, (schema ?? {}) as Schema, 0)).replaceAll(/\p{Surrogate}/gu, ''),
      );
    const place = address.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
      const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === 'path');
      if (name === 'ver' || !parameter) return '1';
      return textOf(parameter) || '0';
    });
    const query = parameters
      .filter(({ in: place, required }) => place === 'query' && this.random.isChance(required ? 0.98 : 0.6))
      .map((parameter) => `${parameter.name}=${textOf(parameter)}`);
    return `${place}?${query.join('&')}`;
  }

  #learnValue(name: string, value: string | number): void {
    const values = this.#knownValues.get(name) ?? [];
    this.#knownValues.set(name, values);
    if (values.includes(value)) return;
    if (values.length < MAX_KNOWN) values.push(value);
    else values[this.random.below(values.length)] = value;
  }

  #objectOf(schema: Schema, depth: number): unknown {
    const node = resolveReference(schema);
    const parts = [...((node['allOf'] as Schema[]) ?? []), node].map((part) => resolveReference(part));
    const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Schema;
    const required = parts.flatMap((part) => (part['required'] as string[]) ?? []);
    const entries = Object.entries(properties).filter(([name]) =>
      this.random.isChance(required.includes(name) ? 0.98 : 0.6),
    );
    const object = Object.fromEntries(
      entries.map(([name, inner]) => [name, this.#valueOf(name, inner as Schema, depth)]),
    );
    return this.random.isChance(0.03) ? { ...object, [this.random.pick(ODD_TEXTS)]: 1 } : object;
  }

  #valueOf(name: string, schema: Schema, depth: number): unknown {
    const { random } = this;
    const pools = [this.right[name], this.#knownValues.get(name)].filter((values) => values !== undefined);
    if (pools.length > 0 && random.isChance(0.7)) return random.pick(random.pick(pools));
    if (random.isChance(0.04)) return random.pick(OTHER_TYPES);
    const node = resolveReference(schema);
    const choices = (node['anyOf'] ?? node['oneOf']) as Schema[] | undefined;
    if (choices) return this.#valueOf(name, random.pick(choices), depth);
    if (Array.isArray(node['enum'])) return random.pick(node['enum'] as unknown[]);
    if ('const' in node) return node['const'];
    const types = [node['type']].flat();
    if (depth < MAX_DEPTH && (types.includes('object') || node['properties'] || node['allOf']))
      return this.#objectOf(node, depth + 1);
    if (types.includes('array'))
      return Array.from({ length: random.below(4) }, () =>
        this.#valueOf(name, (node['items'] ?? {}) as Schema, depth + 1),
      );
    if (types.includes('boolean')) return random.isChance(0.5);
    if (types.includes('integer') || types.includes('number'))
      return random.isChance(0.3) ? random.pick(ODD_NUMBERS) : random.below(50);
    return this.#textOf(node);
  }

  #textOf({ format, maxLength, pattern }: Schema): string {
    const { random } = this;
    if (random.isChance(0.25)) return random.pick(ODD_TEXTS);
    if (format === 'uuid') return random.uuid();
    if (format === 'date') return `20${10 + random.below(40)}-0${1 + random.below(9)}-1${random.below(10)}`;
    if (format === 'date-time') return new Date(random.below(2_000_000_000) * 1_000).toISOString();
    if (typeof pattern === 'string' && pattern.includes('[0-9]') && random.isChance(0.7))
      return random.pick(MONEY);
    const length = Math.min(typeof maxLength === 'number' ? maxLength : 20, 1 + random.below(30));
    return random.text(length);
  }
}
