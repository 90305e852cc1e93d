import { REGISTER_FIELDS } from '../../src/domain/registration/register-fields.table';
import { LANGUAGE_FOLDERS, textsOf } from './shipped-texts';

/** The message for an empty field, for each required field of each form. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['login.emailIssue.missing', 'login.passwordIssue.missing'],
  'new password': ['newPassword.passwordIssue.missing', 'newPassword.confirmIssue.missing'],
  password: ['current', 'next', 'confirm'].map((field) => `profile.issue.${field}.missing`),
  code: ['register.code.issue.missing'],
  wallet: ['wallet.missing'],
};

describe('messages for empty fields', () => {
  const texts = new Map(LANGUAGE_FOLDERS.map((folder) => [folder, textsOf(folder)]));
  const textOf = (folder: string, key: string) => texts.get(folder)?.get(key) ?? '';
  const GENERIC_KEY = 'register.issue.missing';

  test.each(LANGUAGE_FOLDERS)('each field of a form has its own, in %s', (folder) => {
    for (const [form, keys] of Object.entries(FORMS)) {
      const sentences = keys.map((key) => textOf(folder, key));
      expect([form, sentences.filter((sentence) => sentence === '')]).toEqual([form, []]);
      expect([form, new Set(sentences).size]).toEqual([form, keys.length]);
      expect(sentences).not.toContain(textOf(folder, GENERIC_KEY));
    }
  });

  // A consent has the general message.
  const requiredFields = Object.entries(REGISTER_FIELDS).flatMap(([name, row]) =>
    row.isRequired && row.check !== 'consent' ? [name] : [],
  );

  test.each(LANGUAGE_FOLDERS)('each required field of a registration has its own, in %s', (folder) => {
    const sentences = requiredFields.map(
      (name) => [name, textOf(folder, `register.issue.${name}.missing`)] as const,
    );
    expect(sentences.filter(([, sentence]) => sentence === '').map(([name]) => name)).toEqual([]);
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
    expect(sentences.map(([, sentence]) => sentence)).not.toContain(textOf(folder, GENERIC_KEY));
  });
});
