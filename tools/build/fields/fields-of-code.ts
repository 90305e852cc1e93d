import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A field that takes typed text, as the code writes it. */
export interface CodeField {
  /** The file below `src/ui`. */
  readonly file: string;
  readonly id: string;
  /** The control that the code uses: `TextInput`. */
  readonly control: string;
  readonly autoComplete: string;
  readonly inputMode: string;
}

/** Controls that take typed text, with the values that they bring themselves. */
const CONTROLS: Readonly<Record<string, { autoComplete?: string; inputMode?: string; prefix?: string }>> = {
  DateInput: { autoComplete: 'off' },
  Input: {},
  NumberInput: { autoComplete: 'off', inputMode: 'decimal' },
  PasswordInput: {},
  PhoneInput: { autoComplete: 'tel-national', inputMode: 'tel' },
  RegisterDate: { inputMode: 'numeric', prefix: 'register-' },
  RegisterText: { prefix: 'register-' },
  TextArea: {},
  TextInput: {},
  TypedNumber: { autoComplete: 'off', inputMode: 'decimal' },
};

/** Parts that other fields consist of: their users have the rows. */
const PARTS =
  /^(forms\/(antd\/(?!proof-field)|native|user-name)|registration\/parts\/register-|onboarding\/parts\/typed-number)/;
const FORM_OF_DATA = 'onboarding/parts/schema-fields.tsx';

/** All fields of the portal's code, in the order of their files. */
export function fieldsOfCode(root: string): readonly CodeField[] {
  const folder = path.join(root, 'src/ui');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.tsx') && !PARTS.test(file))
    .sort()
    .flatMap((file) => fieldsOfFile(file, readFileSync(path.join(folder, file), 'utf8')));
}

function fieldsOfFile(file: string, text: string): readonly CodeField[] {
  const fields: CodeField[] = [];
  const visit = (node: ts.Node, fieldId: string): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      const attributes = attributesOf(node);
      const control = CONTROLS[name];
      if (control !== undefined && attributes['type'] !== 'date')
        fields.push({
          file,
          id: idOf(file, name, fieldId, attributes),
          control: name,
          autoComplete: attributes['autoComplete'] ?? control.autoComplete ?? '',
          inputMode: attributes['inputMode'] ?? control.inputMode ?? attributes['type'] ?? '',
        });
    }
    const ownId = ts.isJsxElement(node) ? idOfField(node.openingElement) : undefined;
    ts.forEachChild(node, (child) => visit(child, ownId ?? fieldId));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), '');
  return fields;
}

function idOfField(element: ts.JsxOpeningElement): string | undefined {
  return /^Field(Group)?$/.test(element.tagName.getText()) ? attributesOf(element)['id'] : undefined;
}

function idOf(file: string, name: string, fieldId: string, attributes: Attributes): string {
  if (file === FORM_OF_DATA) return `answer: ${name}`;
  const prefix = CONTROLS[name]?.prefix;
  if (prefix !== undefined) return prefix + (attributes['name'] ?? '');
  // The id is the one of the test where a control has no frame.
  return fieldId === '' ? (attributes['data-testid'] ?? '') : fieldId;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes of an element: a text without its quotes, an expression without its braces. */
function attributesOf(element: ts.JsxOpeningLikeElement): Attributes {
  return Object.fromEntries(
    element.attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => {
      const text = initializer?.getText() ?? '';
      return [name.getText(), text.replace(/^\{([^]*)\}$/, '$1').replace(/^(["'`])([^]*)\1$/, '$2')];
    }),
  );
}
