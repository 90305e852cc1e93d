/** Fills values into a text: `fillText('{{code}} is your code.', { code: '123456' })`. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => values[name] ?? '');
}

/** True if a text has a placeholder of this name, or any placeholder if there is no name. */
export function hasPlaceholder(text: string, name = ''): boolean {
  return text.includes(name ? `{{${name}}}` : '{{');
}
