import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { load } from 'js-yaml';
import ts from 'typescript';
import { endpointsOf } from './endpoints';

/* `npm run contract`: generates the types of contract/openapi.yaml and the table of the portal's calls; `--check` compares. */

const at = (file: string) => path.join(import.meta.dirname, '../..', file);
const TARGET = at('src/infrastructure/http/contract.generated.ts');

/** The generated types that the code uses. `CallOperations` replaces `paths`, which is twenty times as long. */
const USED_TYPES = ['components', 'operations'];

const isUsed = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) && USED_TYPES.includes(node.name.text);

/** Recognises properties for a part that an operation does not have: of type `never`, or headers of any name. */
function isEmptyPart(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || node.type === undefined) return false;
  if (node.type.kind === ts.SyntaxKind.NeverKeyword) return true;
  return (
    ts.isIdentifier(node.name) &&
    ['headers', 'parameters'].includes(node.name.text) &&
    ts.isTypeLiteralNode(node.type) &&
    node.type.members.every((member) => ts.isIndexSignatureDeclaration(member) || isEmptyPart(member))
  );
}

const withoutEmptyParts: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node | undefined =>
    isEmptyPart(node) ? undefined : ts.visitEachChild(node, visit, context);
  return (node) => ts.visitEachChild(node, visit, context);
};

const contract = await readFile(at('contract/openapi.yaml'), 'utf8');
const nodes = (await openapiTS(contract)).filter(isUsed);
const types = astToString(ts.transform(nodes, [withoutEmptyParts]).transformed);
const text = `${COMMENT_HEADER}${types}${endpointsOf(load(contract) as Parameters<typeof endpointsOf>[0])}`;

if (!process.argv.includes('--check')) await writeFile(TARGET, text);
else if ((await readFile(TARGET, 'utf8')) !== text) {
  console.error('contract.generated.ts does not match contract/openapi.yaml: run npm run contract');
  process.exitCode = 1;
}
