type IconName =
  | 'work'
  | 'code'
  | 'copy'
  | 'star'
  | 'out'
  | 'previous'
  | 'next'
  | 'pause'
  | 'play'
  | 'close'
  | 'zoom-in'
  | 'zoom-out'
  | 'theme';

/**
 * A decorative icon of 24 CSS px; its meaning must also be given as text. Its shape (`--shape`) is in the stylesheet of
 * the component that shows it, not in a script.
 */
export const Icon = ({ name }: { name: IconName }) => <i data-icon={name} aria-hidden="true" />;
