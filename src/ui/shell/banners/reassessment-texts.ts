/** Text keys of a re-assessment's reminder; a phone has shorter ones. */
export function reassessmentTexts(
  isDated: boolean,
  isPhone: boolean,
): { readonly title: string; readonly help: string } {
  const size = isPhone ? 'Short' : '';
  return {
    title: `reminder.alert.${isDated ? 'dated' : 'undated'}${size}`,
    help: `reminder.alert.help${isDated ? size : 'Undated'}`,
  };
}
