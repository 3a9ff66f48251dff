export type IconName =
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
 * A decorative sign of 24 CSS px; whatever it means must stand in words beside it. Its shape is in
 * the style of whatever component shows it (`--shape`), so that no script carries it.
 */
export const Icon = ({ name }: { name: IconName }) => <i data-icon={name} aria-hidden="true" />;
