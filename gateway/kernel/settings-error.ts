/** The environment is invalid; the message is one sentence that names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}.`);
  }
}
