/**
 * Tells a password manager whose password the form is about; it is invisible. Without it a manager saves a changed
 * password beside the old one, or under the first text of the page.
 */
export function UserName({ value }: { value: string | null | undefined }) {
  if (value === null || value === undefined || value === '') return null;
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={value} />;
}
