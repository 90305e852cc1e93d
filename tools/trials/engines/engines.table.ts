import { existsSync } from 'node:fs';
import path from 'node:path';

/** A browser other than Chromium. */
export interface Engine {
  readonly name: string;
  /** Paths and names of its program; the first that exists is used. */
  readonly programs: readonly string[];
  /** Its arguments; `folder` is an empty folder for its profile. */
  readonly args: (url: string, folder: string) => readonly string[];
  /** True if it needs a display; `xvfb-run` provides one on a machine without a display. */
  readonly needsScreen?: boolean;
  /** The Debian packages to install it. */
  readonly packages: string;
}

const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    args: (url, folder) => ['--headless', '--no-remote', '--profile', folder, '--window-size', '1440,900', url],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    programs: LIBRARY_FOLDERS.flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `${folder}/${version}/MiniBrowser`),
    ),
    args: (url) => ['--geometry=1440x900', url],
    needsScreen: true,
    packages: 'webkit2gtk-driver xvfb xauth',
  },
  {
    name: 'WPE WebKit',
    programs: ['cog'],
    args: (url) => ['--platform=headless', url],
    packages: 'cog',
  },
];

/** The path of the first program that exists, at its absolute path or on the PATH. */
export function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs
    .flatMap((program) => (path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program))))
    .find((file) => existsSync(file));
}
