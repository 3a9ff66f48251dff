import type { Plugin } from 'vite';

/** The minifier of styles does not know this selector yet; it leaves it as it stands, which is right. */
const KNOWN = "'target-current' is not recognized";

/**
 * Keeps what is known and meant out of the build's warnings, so that each one that shows counts.
 * Can go: when Lightning CSS knows `:target-current`.
 */
export function knownWarnings(): Plugin {
  return {
    name: 'known-warnings',
    apply: 'build',
    configResolved({ logger }) {
      const { warn } = logger;
      logger.warn = (message, options) => {
        if (!message.includes(KNOWN)) warn(message, options);
      };
    },
  };
}
