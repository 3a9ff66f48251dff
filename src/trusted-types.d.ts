/** A policy, which approves the URLs of scripts and workers. */
interface ScriptUrls {
  createScriptURL(url: string): string;
}

/** Trusted Types, in the browsers that have them; TypeScript's DOM library lacks them. */
declare var trustedTypes:
  | { emptyHTML: string; createPolicy(name: string, rules: ScriptUrls): ScriptUrls }
  | undefined;
