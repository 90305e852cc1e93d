// Grades recorded answers with MDN's Observatory, as if they had been sent over https. Reads JSON {page, headers, cors}
// from standard input and writes {score, grade, tests}. A separate process, because the package is ES modules only.
import fs from 'node:fs';
import { text } from 'node:stream/consumers';

const HOST = 'portal.example';

// Its list of HSTS-preloaded hosts is written by an install script, which this project does not run; our host is on no
// such list.
const readFileSync = fs.readFileSync;
fs.readFileSync = (file, ...rest) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest);

const from = (path) => import(`@mdn/mdn-http-observatory/src/${path}`);
const { ALL_TESTS } = await from('constants.js');
const { Requests } = await from('types.js');
const { getGradeForScore, getScoreModifier } = await from('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await from('grader/charts.js');
const { parseHttpEquivHeaders } = await from('retriever/utils.js');

const { page, headers, cors } = JSON.parse(await text(process.stdin));
const response = {
  status: 200,
  verified: true,
  headers,
  httpEquiv: parseHttpEquivHeaders(page, `https://${HOST}/`),
};
const requests = new Requests(HOST);
requests.resources.path = page;
requests.session = { url: new URL(`https://${HOST}/`), jar: { serializeSync: () => ({ cookies: [] }) } };
Object.assign(requests.responses, {
  auto: response,
  https: response,
  http: null,
  httpRedirects: [],
  httpsRedirects: [],
  cors: {
    ...response,
    headers: cors,
    request: { headers: { origin: 'https://http-observatory.security.mozilla.org' } },
  },
});

const results = ALL_TESTS.map((test) => test(requests));
const modifiers = results.map(({ result }) => getScoreModifier(result));
const penalties = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
const everything = modifiers.reduce((sum, modifier) => sum + modifier, 100);
const { score, grade } = getGradeForScore(
  penalties >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? everything : penalties,
);
const tests = Object.fromEntries(
  results.map(({ constructor, pass, result }, index) => [
    constructor.name,
    { pass, result, modifier: modifiers[index] },
  ]),
);
process.stdout.write(JSON.stringify({ score, grade, tests }));
