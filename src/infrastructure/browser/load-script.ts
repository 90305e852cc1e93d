/** The only third-party scripts that the portal loads; the content policy decides which of them may run. */
const SCRIPTS: readonly string[] = [
  'https://www.googletagmanager.com/gtm.js',
  'https://static.zdassets.com/ekr/snippet.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
  'https://www.google.com/recaptcha/api.js',
];

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** The Trusted Types policy `portico`, where the browser knows them; a policy may be made only once. */
function scriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      if (!SCRIPTS.some((script) => url === script || url.startsWith(`${script}?`)))
        throw new TypeError(`Not a script of this portal: ${url}`);
      return url;
    },
  };
  const { trustedTypes } = window as unknown as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes ? trustedTypes.createPolicy('portico', rules) : rules;
  return policy;
}

/**
 * Puts a third-party script into the page. Rejects if it is blocked, does not load or is not one of `SCRIPTS`.
 */
export async function loadScript(url: string, id?: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  if (id !== undefined) script.id = id;
  script.src = scriptPolicy().createScriptURL(url);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  });
}
