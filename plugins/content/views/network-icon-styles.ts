import type { Content } from '../types.ts';
import { profileIcon } from './network-icons.ts';
import { mainProfiles } from './profiles.ts';

/** Icons for networks without one of their own: a person, and a pair of brackets. */
const SHAPES = {
  work: 'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21.5c0-5 3.6-8 9-8s9 3 9 8z',
  code: 'M8.6 5.4 10 6.8 4.8 12l5.2 5.2-1.4 1.4L2 12zm6.8 0L22 12l-6.6 6.6-1.4-1.4 5.2-5.2L14 6.8z',
};

/** Styles with the icons of the networks in the bar: so no script contains icons, and no page unused ones. */
export const networkIconStyles = ({ resume }: Content): string =>
  mainProfiles(resume)
    .map(({ icon, label, url }) => {
      const shape = profileIcon(label, url) ?? SHAPES[icon];
      return `[data-icon="${icon}"] {\n  --shape: path("${shape}");\n}\n`;
    })
    .join('');
