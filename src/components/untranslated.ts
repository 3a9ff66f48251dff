/** Value of `translate` that keeps browsers from translating a name; Preact's types know only the property, a boolean. */
export const UNTRANSLATED = 'no' as unknown as boolean;
