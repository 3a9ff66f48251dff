/** The colours of Notify, shared by screens, banner and diagrams. */
export const ink = {
  night: '#0b0c0e',
  surface: '#121417',
  raised: '#1a1d22',
  high: '#252932',
  line: '#2c3039',
  text: '#f5f3fb',
  muted: '#aeabbd',
  violet: '#b79bff',
  grape: '#6d4fd6',
  plum: '#2a1f4d',
  onViolet: '#170d2e',
  coral: '#ff8f70',
  teal: '#5fd4c4',
  amber: '#ffc95c',
  pink: '#ff9fc6',
} as const;
