// Lints what it is sent. One process, with its configuration and rules, does for all tests of a suite.
import { ESLint } from 'eslint';

const eslint = new ESLint();

process.on('message', async ({ code, file }) => {
  const [{ messages }] = await eslint.lintText(code, { filePath: file });
  process.send(messages);
});
