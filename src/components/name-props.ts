/** Props of an element with names, which browsers must not translate; Preact's types have only the property, a boolean. */
export const NAME_PROPS = { translate: 'no' as unknown as boolean };
