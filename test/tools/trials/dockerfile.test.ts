import { applySetting, EMPTY_CONFIG, parseDockerfile } from '../../../tools/trials/images/dockerfile';

describe('a Dockerfile', () => {
  const stages = parseDockerfile(
    [
      '# A comment.',
      'FROM node:20 AS build',
      'RUN one \\',
      '  && two',
      '',
      'FROM scratch',
      'COPY --from=build / /',
      'ENV A=1 \\',
      '  # in between',
      '  B=x=y',
      'HEALTHCHECK --interval=10s \\',
      '  CMD ["node", "-e", "1"]',
      'USER 1000:1000',
    ].join('\n'),
  );

  test('has stages with names, and joined lines without comments', () => {
    expect(stages).toEqual([
      { base: 'node:20', name: 'build', instructions: [{ keyword: 'RUN', text: 'one  && two' }] },
      {
        base: 'scratch',
        name: 'stage-1',
        instructions: [
          { keyword: 'COPY', text: '--from=build / /' },
          { keyword: 'ENV', text: 'A=1  B=x=y' },
          { keyword: 'HEALTHCHECK', text: '--interval=10s  CMD ["node", "-e", "1"]' },
          { keyword: 'USER', text: '1000:1000' },
        ],
      },
    ]);
  });

  test('sets what a container starts with', () => {
    const config = (stages[1]?.instructions ?? []).reduce(
      (current, instruction) => applySetting(current, instruction) ?? current,
      EMPTY_CONFIG,
    );
    expect(config).toEqual({
      ...EMPTY_CONFIG,
      env: { A: '1', B: 'x=y' },
      healthcheck: ['node', '-e', '1'],
      user: '1000:1000',
    });
  });

  test('begins with FROM, and names programs as lists', () => {
    expect(() => parseDockerfile('RUN one')).toThrow('begins with FROM');
    expect(() => applySetting(EMPTY_CONFIG, { keyword: 'CMD', text: 'node main.js' })).toThrow(
      'has to be a list',
    );
  });

  test('has steps that change files, which are not settings', () => {
    expect(applySetting(EMPTY_CONFIG, { keyword: 'RUN', text: 'one' })).toBeUndefined();
    expect(applySetting(EMPTY_CONFIG, { keyword: 'EXPOSE', text: '80' })).toBe(EMPTY_CONFIG);
  });
});
