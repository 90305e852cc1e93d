// Lints the code in each message, so that ESLint is loaded once for a suite.
import { ESLint } from 'eslint';

const eslint = new ESLint();

process.on('message', async ({ code, file }) => {
  const [{ messages }] = await eslint.lintText(code, { filePath: file });
  process.send(messages);
});
