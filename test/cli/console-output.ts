/** Captures what the commands print; each test starts with an empty text. */
export function captureConsole(): { text: string } {
  const output = { text: '' };
  beforeEach(() => {
    output.text = '';
    const append = (text: unknown) => void (output.text += `${String(text)}\n`);
    jest.spyOn(console, 'log').mockImplementation(append);
    jest.spyOn(console, 'error').mockImplementation(append);
  });
  afterEach(() => jest.restoreAllMocks());
  return output;
}
