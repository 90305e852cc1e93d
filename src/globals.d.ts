declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** Folder of a shipped language → short hash of its texts; filled in by the build. */
declare const __LOCALE_VERSIONS__: Readonly<Record<string, string>>;
/** The English texts below `reminder`; filled in by the build. */
declare const __ENGLISH_REMINDERS__: Readonly<Record<string, unknown>>;
/** The base path of the portal; filled in by the build only. */
declare const __BASE__: string | undefined;
declare const __PORTICO_VERSION__: string;
/** Preloads a chunk group of the build, by name; `tools/build/preset/preload-plugin.ts` defines it. */
declare const __LOAD_CODE__: (group: string) => void;
