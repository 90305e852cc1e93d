import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { load } from 'js-yaml';
import { endpointsOf } from './endpoints';

/* Generates the types of contract/openapi.yaml and the table of calls the portal makes; `--check` only compares. */

const at = (file: string) => path.join(import.meta.dirname, '../..', file);
const TARGET = at('src/infrastructure/http/contract.generated.ts');

const contract = await readFile(at('contract/openapi.yaml'), 'utf8');
const types = astToString(await openapiTS(contract));
const text = `${COMMENT_HEADER}${types}${endpointsOf(load(contract) as Parameters<typeof endpointsOf>[0])}`;

if (!process.argv.includes('--check')) await writeFile(TARGET, text);
else if ((await readFile(TARGET, 'utf8')) !== text) {
  console.error('contract.generated.ts is not what contract/openapi.yaml says: npm run contract');
  process.exitCode = 1;
}
