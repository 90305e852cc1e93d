import { expect } from 'expect';
import { Applications } from '../../application/onboarding/ports/applications';
import { Clients } from '../../application/client/ports/clients';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { orderOf, type FieldAnswers, type FormSchema } from '../../domain/onboarding/form-schema';
import { readRefusal } from '../../domain/onboarding/read-refusal';
import { gatewayContract } from '../runner/gateway-contract';

const A_KEY = '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11';
/** A type of application that no broker has. */
const UNKNOWN_TYPE = 901;

/** The contract of the port `Applications`. */
export const describeApplicationsContract = gatewayContract<'sessionToken'>(
  'Applications',
  (world) => world.sessionToken(),
  ({ describe, test, world, testSecured, testFailures }) => {
    const applications = () => world().port(Applications);

    test('a closed onboarding page stays closed', async () => {
      await applications().close();
      expect((await world().port(Clients).setting()).isOpenAccount).toBe(false);
      expect(await applications().onboardingUrl('localhost:3000')).toMatch(/^https?:/);
    });

    test('the questions are in sections, and an unknown type is refused', async () => {
      const { schema, title, typeId } = await applications().form(0, 'en-US');
      expect(typeId).toBe(0);
      expect(title).not.toBe('');
      expect(Object.values(schema.properties).map((section) => section.type)).toContain('object');
      expect([...schema['x-portico-order']].sort()).toEqual(Object.keys(schema.properties).sort());
      await expect(applications().form(UNKNOWN_TYPE, 'en-US')).rejects.toMatchObject({
        kind: 'refused',
        status: 404,
      });
    });

    test('saving a section makes a new version, which can be read', async () => {
      const draft = await createDraft();
      const savedDraft = await applications().save(draft);
      expect(savedDraft.version).toBeGreaterThan(draft.version);
      expect(await applications().current(0)).toMatchObject({
        version: savedDraft.version,
        savedAt: savedDraft.savedAt,
        atSection: draft.section,
        answers: { [draft.section]: draft.answers },
        timeline: [{ state: 'onboarding' }],
      });
    });

    test('the later one of two devices gets a conflict, and overwrites nothing', async () => {
      const draft = await createDraft();
      const { version } = await applications().save(draft);
      const lateSave = applications().save({ ...draft, answers: {} });
      const error = (await lateSave.catch((rejection: unknown) => rejection)) as { details: unknown };
      expect(error).toMatchObject({
        kind: 'refused',
        status: 409,
        codes: [ERROR_CODE.draftConflict],
      });
      const { conflict } = readRefusal(error.details);
      expect(conflict).toMatchObject({ version, section: draft.section, answers: draft.answers });
      expect((await applications().current(0)).answers[draft.section]).toEqual(draft.answers);
    });

    test('answers that the form does not have are refused', async () => {
      const { version } = await applications().current(0);
      const invalidDraft = { typeId: 0, version, section: 'no-such-section', answers: {} };
      await expect(applications().save(invalidDraft)).rejects.toMatchObject({
        kind: 'refused',
        status: 400,
        codes: [ERROR_CODE.invalidAnswers],
      });
    });

    test('incomplete answers are refused, with the missing fields', async () => {
      const { version } = await applications().save(await createDraft());
      const order = {
        typeId: 0,
        version,
        idempotencyKey: A_KEY,
        isUnchanged: false,
        isWarningAccepted: false,
      };
      const error = await applications()
        .submit(order)
        .catch((rejection: unknown) => rejection as { details: unknown });
      const { issues } = readRefusal((error as { details: unknown }).details);
      expect(issues.length).toBeGreaterThan(0);
      expect(issues.every(({ at, reason }) => at.startsWith('/') && reason !== undefined)).toBe(true);
    });

    test('an application that is not required cannot be postponed', async () => {
      await expect(applications().postpone(UNKNOWN_TYPE)).rejects.toMatchObject({ kind: 'refused' });
    });

    describe('form', () => {
      testSecured(({ port }) => port(Applications).form(0, 'en-US'));
      testFailures({
        call: 'applicationForm',
        make: ({ port }, signal) => port(Applications).form(0, 'en-US', signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('current', () => {
      testSecured(({ port }) => port(Applications).current(0));
      testFailures({
        call: 'application',
        make: ({ port }, signal) => port(Applications).current(0, signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('close', () => {
      testSecured(({ port }) => port(Applications).close());
      testFailures({
        call: 'closeOnboarding',
        make: ({ port }) => port(Applications).close(),
        abortable: false,
        canBeMalformed: false,
      });
    });

    /** A draft that answers the first text question of the form. */
    async function createDraft() {
      const [{ schema }, { version }] = await Promise.all([
        applications().form(0, 'en-US'),
        applications().current(0),
      ]);
      return { typeId: 0, version, ...firstText(schema) };
    }
  },
);

function firstText(schema: FormSchema): { section: string; answers: FieldAnswers } {
  const [textField] = orderOf(schema).flatMap((section) => {
    const { properties = {} } = schema.properties[section] ?? {};
    const isText = (name: string) => properties[name]?.type === 'string' && !properties[name].oneOf;
    const [field] = Object.keys(properties).filter(isText);
    return field === undefined ? [] : [{ section, answers: { [field]: 'Mara' } }];
  });
  if (!textField) throw new Error('The form has no text question.');
  return textField;
}
