/** Props of an element with names, which browsers must not translate: in HTML a word, as a property a boolean. */
export const NAME_PROPS = { translate: (globalThis.document ? false : 'no') as boolean };
