import { REGISTER_FIELDS } from '../../src/domain/registration/register-fields.table';
import { FOLDERS, textsOf } from './shipped-texts';

/** Every form, with the sentences for what is missing in it: a key for each required field. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['login.emailIssue.missing', 'login.passwordIssue.missing'],
  'new password': ['newPassword.passwordIssue.missing', 'newPassword.confirmIssue.missing'],
  password: ['current', 'next', 'confirm'].map((field) => `profile.issue.${field}.missing`),
  code: ['register.code.issue.missing'],
  wallet: ['wallet.missing'],
};

describe('what is missing is named', () => {
  const texts = new Map(FOLDERS.map((folder) => [folder, textsOf(folder)]));
  const said = (folder: string, key: string) => texts.get(folder)?.get(key) ?? '';
  const GENERAL = 'register.issue.missing';

  test.each(FOLDERS)('in every form no two fields share a sentence, in %s', (folder) => {
    for (const [form, keys] of Object.entries(FORMS)) {
      const sentences = keys.map((key) => said(folder, key));
      expect([form, sentences.filter((sentence) => sentence === '')]).toEqual([form, []]);
      expect([form, new Set(sentences).size]).toEqual([form, keys.length]);
      expect(sentences).not.toContain(said(folder, GENERAL));
    }
  });

  // The one box to tick of a form says so of itself.
  const required = Object.entries(REGISTER_FIELDS).flatMap(([name, row]) =>
    row.isRequired && row.check !== 'consent' ? [name] : [],
  );

  test.each(FOLDERS)('each required field of a registration has its own, in %s', (folder) => {
    const sentences = required.map((name) => [name, said(folder, `register.issue.${name}.missing`)] as const);
    expect(sentences.filter(([, sentence]) => sentence === '').map(([name]) => name)).toEqual([]);
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
    expect(sentences.map(([, sentence]) => sentence)).not.toContain(said(folder, GENERAL));
  });
});
