/** Says of a URL that a script or a worker may be loaded from it. */
interface ScriptUrls {
  createScriptURL(url: string): string;
}

/** Trusted Types, in the browsers that have them; TypeScript's DOM has not. */
declare var trustedTypes:
  | { emptyHTML: string; createPolicy(name: string, rules: ScriptUrls): ScriptUrls }
  | undefined;
