import { gradeByObservatory } from '../../tools/trials/kit/observatory';
import { hasNginx, startNginx, type Nginx } from '../../tools/trials/kit/nginx';
import { startFixture, type Fixture } from '../gateway/server/fixture';

(hasNginx() ? describe : describe.skip)('nginx as deploy/nginx configures it', () => {
  let fixture: Fixture;
  let nginx: Nginx;
  beforeAll(async () => {
    fixture = await startFixture();
    nginx = await startNginx([], fixture.distFolder);
  }, 30_000);
  afterAll(async () => {
    await nginx.stop();
    await fixture.close();
  });

  test.each(['/', '/en/login', '/legal/privacy.html'])(
    'MDN’s Observatory gives %s 130, and it passes every test',
    async (path) => {
      const { score, tests } = await gradeByObservatory(nginx.url + path);
      expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
      expect(score).toBe(130);
    },
    20_000,
  );
});
