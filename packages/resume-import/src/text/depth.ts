/** Far more levels than any file of a person has. */
export const MAX_DEPTH = 100;

/** True if a line of YAML may begin more levels than any file has: `- - - a`, `? ? ? a`. */
export const isDeepYaml = (yaml: string): boolean =>
  yaml
    .split(/\r\n?|\n/)
    .some((line) => (/^[ \t]*(?:[-?:][ \t]+)+/.exec(line)?.[0].length ?? 0) > 2 * MAX_DEPTH);
