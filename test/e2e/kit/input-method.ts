import { expect, type CDPSession, type Frame, type Locator, type Page } from '@playwright/test';

/** The text of an input method before it is accepted. */
const WORD = 'にほん';
/** The code of a key that an input method has used. */
const USED_KEY = 229;

/** An input method of the page's browser. */
export class InputMethod {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  /** Call it before the page is opened: it counts the forms that are submitted. */
  static async attach(page: Page): Promise<InputMethod> {
    await page.addInitScript(() => {
      window.addEventListener('submit', () => (document.documentElement.dataset['submits'] += '+'), true);
    });
    return new InputMethod(page, await page.context().newCDPSession(page));
  }

  /** Composes a word in the field that has the focus. */
  async compose(text = WORD): Promise<void> {
    await this.devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  /** A key that the input method handles itself: it types nothing, and a page must not react to it. */
  async pressUsedKey(key: 'Enter' | 'Escape'): Promise<void> {
    const event = { key, code: key, windowsVirtualKeyCode: USED_KEY };
    await this.devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await this.devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  /** Ends the composition with a text. */
  async accept(text = WORD): Promise<void> {
    await this.devtools.send('Input.insertText', { text });
  }

  /**
   * Enter as systems send it: while the word is composed, and in Safari's order, once more after the word is in the
   * field.
   */
  async acceptByEnter(text = WORD): Promise<void> {
    await this.compose(text);
    await this.pressUsedKey('Enter');
    await this.accept(text);
    await this.pressUsedKey('Enter');
  }
}

/** Number of forms submitted in a document so far. */
export const submitsIn = (frame: Page | Frame): Promise<number> =>
  frame.evaluate(() => (document.documentElement.dataset['submits'] ?? '').split('+').length - 1);

/** A field whose form is sent by Enter: not by the one that ends a composition, but by the next one. */
export async function expectSubmitByEnter(
  method: InputMethod,
  field: Locator,
  frame: Page | Frame = method.page,
): Promise<void> {
  const before = await submitsIn(frame);
  await field.focus();
  await method.acceptByEnter();
  expect(await submitsIn(frame)).toBe(before);
  await field.press('Enter');
  await expect.poll(() => submitsIn(frame)).toBe(before + 1);
}

/** A calendar's field: Enter selects the day and closes the calendar, unless it ends a composition. */
export async function expectDayByEnter(method: InputMethod, field: Locator, day: string): Promise<void> {
  const calendar = method.page.locator('.ant-picker-dropdown:visible');
  // Until the calendar has loaded there is a native field.
  await method.page.locator('.ant-picker', { has: field }).waitFor();
  await field.click();
  await expect(calendar).toBeVisible();
  await field.press('ControlOrMeta+a');
  await method.page.keyboard.type(day.slice(0, -1));
  await method.acceptByEnter(day.slice(-1));
  await expect(field).toHaveValue(day);
  await expect(calendar).toBeVisible();
  await field.press('Enter');
  await expect(calendar).toBeHidden();
}
