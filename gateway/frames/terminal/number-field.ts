import type { FieldRule } from '../../../src/domain/kernel/numbers/field-rules.table';
import { separatorsOf, writeNumber } from '../../../src/domain/kernel/numbers/read-number';
import { element, nextId, setAttribute, setText } from './element';
import { readTypedNumber } from './read-typed-number';
import type { TerminalTexts } from './terminal-texts';
import type { Writer } from './writer';

interface NumberFieldOptions {
  readonly label: string;
  readonly texts: TerminalTexts;
  readonly writer: Writer;
  /** The rule for the number; its digits may depend on the chosen instrument. */
  readonly rule: () => FieldRule;
  readonly isRequired: boolean;
  readonly onInput?: () => void;
}

/** The content of a field: a decimal string, null for an empty field, undefined for a text that is not accepted. */
export type FieldValue = string | null | undefined;

/** A field for a number. It refuses an ambiguous text, with the reason. */
export class NumberField {
  readonly input: HTMLInputElement;
  readonly node: HTMLElement;
  /** Called by a figure beside the text, and by buttons. */
  readonly end = element('span', { class: 'end' });
  readonly #issue = element('p', { class: 'issue', id: nextId('issue'), hidden: true });

  constructor(private readonly options: NumberFieldOptions) {
    const id = nextId('number');
    this.input = element('input', {
      id,
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      dir: 'ltr',
      'aria-describedby': this.#issue.id,
      'aria-required': options.isRequired ? 'true' : undefined,
    });
    this.input.addEventListener('input', () => {
      this.showIssue('');
      options.onInput?.();
    });
    this.node = element(
      'div',
      { class: 'field' },
      element('label', { for: id }, options.label),
      element('div', { class: 'box' }, this.input, this.end),
      this.#issue,
    );
  }

  /** The value without a word about what is wrong, for figures that follow the text. */
  peek(): FieldValue {
    const reading = this.#reading();
    return 'value' in reading ? reading.value : undefined;
  }

  /** The value; the reason why a text is not a number is shown below the field. */
  read(): FieldValue {
    const reading = this.#reading();
    this.showIssue('issue' in reading ? reading.issue : '');
    return 'value' in reading ? reading.value : undefined;
  }

  write(value: string | null): void {
    this.input.value = value === null ? '' : writeNumber(value, separatorsOf(this.options.writer.culture));
    this.showIssue('');
  }

  showIssue(text: string): void {
    setText(this.#issue, text);
    this.#issue.hidden = text === '';
    setAttribute(this.input, 'aria-invalid', String(text !== ''));
  }

  #reading(): { readonly value: string | null } | { readonly issue: string } {
    const { isRequired, rule, texts, writer } = this.options;
    const reading = readTypedNumber(this.input.value, rule(), texts.issue, writer);
    return !isRequired && 'issue' in reading && reading.isMissing ? { value: null } : reading;
  }
}

/** The value if every field has one; otherwise the first field without one gets the focus. */
export function readFields<Name extends string>(
  fields: Readonly<Partial<Record<Name, NumberField>>>,
): Readonly<Record<Name, string | null>> | undefined {
  const entries = Object.entries(fields as Readonly<Record<string, NumberField>>).map(
    ([name, field]) => [name, field.read(), field] as const,
  );
  const wrong = entries.find(([, value]) => value === undefined);
  if (wrong) {
    wrong[2].input.focus();
    return undefined;
  }
  return Object.fromEntries(entries) as unknown as Readonly<Record<Name, string | null>>;
}
