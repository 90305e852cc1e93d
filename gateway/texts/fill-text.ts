/** Fills values into a text: `fillText('{{code}} is your code.', { code: '123456' })`. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => values[name] ?? '');
}

/** Whether a text has a placeholder: the one of this name, or any. */
export function hasPlaceholder(text: string, name = ''): boolean {
  return text.includes(name ? `{{${name}}}` : '{{');
}
