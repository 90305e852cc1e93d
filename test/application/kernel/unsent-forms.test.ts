import { UnsentForms } from '../../../src/application/kernel/unsent-forms';
import { FakeNavigation } from '../../../src/testkit/kernel/fake-navigation';

function open(text = 'typed', prefix = '') {
  const navigation = new FakeNavigation('/form');
  const session = { signedIn: true };
  const forms = new UnsentForms(prefix, navigation, session);
  const form = { text, hasText: () => form.text !== '' };
  const close = forms.add(form);
  const go = jest.fn();
  /** True if the move is on hold. */
  const move = ({
    to = '/other',
    leave = go,
    undo,
  }: { to?: string; leave?: () => void; undo?: () => void } = {}) =>
    navigation.moveGuard?.(to, leave, undo) ?? false;
  return { forms, form, close, go, move, navigation, session };
}

test('without text the client is not asked', () => {
  const { forms, form, go, move } = open('');
  expect([move(), forms.isAsking(form), go.mock.calls.length]).toEqual([false, false, 0]);
});

test('with text the client is asked; staying does nothing, agreeing leaves once', () => {
  const { forms, form, go, move } = open();
  expect([move(), forms.isAsking(form)]).toEqual([true, true]);
  forms.stay();
  forms.confirm();
  expect([go.mock.calls.length, forms.isAsking(form)]).toEqual([0, false]);
  move();
  forms.confirm();
  forms.confirm();
  expect(go).toHaveBeenCalledTimes(1);
});

test('the last wish counts', () => {
  const { forms, go, move } = open();
  const firstWish = jest.fn();
  move({ leave: firstWish });
  move();
  forms.confirm();
  expect([firstWish.mock.calls.length, go.mock.calls.length]).toEqual([0, 1]);
});

test('back is undone at once; the return and the later move are not asked about, the next move is', () => {
  const { forms, form, move } = open();
  const undo = jest.fn(() => expect(move({ to: '/form', undo: () => undefined })).toBe(true));
  const goBack = jest.fn(() => expect(move({ undo })).toBe(false));
  expect(move({ undo, leave: goBack })).toBe(true);
  expect([undo.mock.calls.length, goBack.mock.calls.length, forms.isAsking(form)]).toEqual([1, 0, true]);
  forms.confirm();
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(move({ undo: () => undefined })).toBe(true);
});

test('no question for the same page, and none once the session has ended', () => {
  const { forms, form, move, session } = open();
  expect([move({ to: '/form#part' }), forms.isAsking(form)]).toEqual([false, false]);
  expect(open('typed', 'de').move({ to: '/de/form' })).toBe(false);
  session.signedIn = false;
  expect([move(), forms.isAsking(form)]).toEqual([false, false]);
});

test('a part of a page is left by its own text', () => {
  const { forms, form, go } = open();
  forms.leave(false, go);
  expect(go).toHaveBeenCalledTimes(1);
  forms.leave(true, go);
  expect([go.mock.calls.length, forms.isAsking(form)]).toEqual([1, true]);
});

test('a form that closes takes its question with it; the last one leaves no guard', () => {
  const { forms, form, close, move, navigation } = open();
  const dialog = { hasText: () => true };
  const closeDialog = forms.add(dialog);
  move();
  expect([forms.isAsking(form), forms.isAsking(dialog)]).toEqual([false, true]);
  closeDialog();
  expect([forms.isAsking(dialog), navigation.moveGuard === null]).toEqual([false, false]);
  close();
  expect(navigation.moveGuard).toBeNull();
});
