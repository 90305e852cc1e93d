import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { CORE_SCHEMA, dump, load, loadAll } from 'js-yaml';
import type { OpenedDatabase } from '../../gateway/db/opened-database';
import { createMetrics } from '../../gateway/operations/metrics';
import { Passwords } from '../../gateway/session/passwords';
import { openSeeded } from '../gateway-kit/open-seeded';

const read = (name: string) => readFileSync(name, 'utf8');
const RULES = 'deploy/prometheus/rules.yaml';
const KUBERNETES = 'deploy/kubernetes';
const DOCKERFILES = ['deploy/gateway.Dockerfile', 'deploy/portal.Dockerfile'];

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

const alertRules = (load(read(RULES)) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

/** The manifests that the kustomization lists. */
function manifests(): readonly Record<string, unknown>[] {
  const { resources } = load(read(`${KUBERNETES}/kustomization.yaml`)) as { resources: string[] };
  return resources.flatMap((name) => loadAll(read(`${KUBERNETES}/${name}`)) as Record<string, unknown>[]);
}

/** All objects inside a value, including itself. */
function objectsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const rest = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? rest : [value as Record<string, unknown>, ...rest];
}

const panels = (JSON.parse(read('deploy/grafana/portico.json')) as { panels: Panel[] }).panels;

/** The panel's queries, with a time in place of Grafana's own variable. */
const queriesOf = ({ targets }: Panel): readonly string[] =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'));

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((program) => existsSync(program));
const withPromtool = promtool === undefined ? test.skip : test;
const runPromtool = (...args: string[]) =>
  execFileSync(promtool ?? '', args, { encoding: 'utf8', stdio: 'pipe' });

describe('alerts and panels', () => {
  let names: ReadonlySet<string>;
  let data: OpenedDatabase;
  beforeAll(async () => {
    data = await openSeeded({}, new Date());
    const text = await createMetrics(data, new Passwords(), () => new Date()).text();
    names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  });
  afterAll(() => data.close());

  const unknownMetrics = (query: string) =>
    [...query.matchAll(/\b(?:portico|nodejs|process)_\w+/g)]
      .map(([name]) => name.replace(/_bucket$/, ''))
      .filter((name) => !names.has(name));

  test.each(alertRules)('$alert reads metrics that the gateway has', ({ expr }) => {
    expect(unknownMetrics(expr)).toEqual([]);
  });

  test.each(panels)('the panel "$title" reads metrics that the gateway has', (panel) => {
    const queries = queriesOf(panel);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.flatMap(unknownMetrics)).toEqual([]);
  });

  withPromtool('promtool accepts the query of every panel', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portico-panels-'));
    const file = path.join(folder, 'panels.yaml');
    const rules = panels.flatMap((panel) =>
      queriesOf(panel).map((expr, index) => ({ record: `panel_${panel.id}_${index}`, expr })),
    );
    writeFileSync(file, dump({ groups: [{ name: 'panels', rules }] }));
    expect(runPromtool('check', 'rules', file)).toContain(`${rules.length} rules found`);
    rmSync(folder, { recursive: true });
  });

  test.each(alertRules)('$alert has a paragraph of the runbook', ({ annotations }) => {
    const [file = '', anchor] = annotations.runbook.split('#');
    const anchors = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors).toContain(anchor);
  });

  withPromtool('promtool accepts the rules, and they fire when they have to', () => {
    expect(runPromtool('check', 'rules', RULES)).toContain(`${alertRules.length} rules found`);
    expect(runPromtool('test', 'rules', 'deploy/prometheus/rules.test.yaml')).toContain('SUCCESS');
  });

  test('each alert has a test in which it fires', () => {
    const { tests } = load(read('deploy/prometheus/rules.test.yaml'), { schema: CORE_SCHEMA }) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
    };
    const firing = tests
      .flatMap(({ alert_rule_test }) => alert_rule_test)
      .filter(({ exp_alerts }) => exp_alerts);
    expect([...new Set(firing.map(({ alertname }) => alertname))].sort()).toEqual(
      alertRules.map(({ alert }) => alert).sort(),
    );
  });
});

describe('variables of the gateway', () => {
  const documentedNames = new Set(Object.keys(parseEnv(read('.env.example'))));
  /** Read by Node itself, or by the start of nginx. */
  const others = new Set(['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'PATH']);
  const unknownNames = (names: readonly string[]) =>
    names.filter((name) => !documentedNames.has(name) && !others.has(name));

  test('the image sets variables that exist', () => {
    const [, block = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(read('deploy/gateway.Dockerfile')) ?? [];
    const names = [...block.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(names).toContain('METRICS_PORT');
    expect(unknownNames(names)).toEqual([]);
  });

  test('Kubernetes sets variables that exist', () => {
    const names = Object.keys(parseEnv(read(`${KUBERNETES}/gateway.env`)));
    expect(names).toContain('PUBLIC_URL');
    expect(unknownNames(names)).toEqual([]);
  });

  test('compose sets variables that exist', () => {
    const [, block = ''] =
      /^x-gateway:.*?\n {2}environment:\n(.*?)\n {2}\w/ms.exec(read('deploy/compose.yaml')) ?? [];
    const names = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
    expect(names).toContain('DATABASE_URL');
    expect(unknownNames(names)).toEqual([]);
  });
});

describe('the images', () => {
  test.each(DOCKERFILES)(
    '%s runs as a user without rights, probes itself and names its program as a list',
    (name) => {
      const [, lastStage = ''] = /^.*\nFROM (.*)$/s.exec(read(name)) ?? [];
      expect(lastStage).toMatch(/^USER 1000:1000$/m);
      expect(lastStage).toMatch(/^HEALTHCHECK (?:.*\\\n)*\s*CMD \["node", "-e", /m);
      expect(lastStage).toMatch(/^ENTRYPOINT \["/m);
      expect(lastStage).toMatch(/^STOPSIGNAL SIG/m);
      expect(lastStage).toContain('sbom.json');
    },
  );

  test.each(DOCKERFILES)('%s copies only files that the build may see', (name) => {
    const files = [...read(name).matchAll(/^COPY (?!--from)(.*) \S+$/gm)]
      .flatMap(([, list = '']) => list.split(' '))
      .filter((file) => file !== '.');
    const visible = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const file of files) {
      expect(existsSync(file)).toBe(true);
      expect(visible).toContain(file);
    }
  });
});

test('every pod of Kubernetes runs without rights on a root that it can’t write', () => {
  const containers = objectsIn(manifests()).flatMap(({ containers }) =>
    Array.isArray(containers) ? (containers as Record<string, unknown>[]) : [],
  );
  expect(containers.map(({ name }) => name).sort()).toEqual(['gateway', 'migrate', 'nginx']);
  for (const { securityContext, resources } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(resources).toMatchObject({ limits: { memory: expect.stringMatching(/^\d+Mi$/) } });
  }
});

test('the ports of services, probes and policies are those of the images', () => {
  const ports = objectsIn(manifests()).flatMap(({ containerPort }) =>
    containerPort === undefined ? [] : [containerPort],
  );
  const exposed = DOCKERFILES.flatMap((name) => /^EXPOSE (.*)$/m.exec(read(name))?.[1]?.split(' ') ?? []);
  expect(ports.sort()).toEqual([3000, 8080, 9090]);
  for (const port of ports) expect(exposed).toContain(String(port));
});
