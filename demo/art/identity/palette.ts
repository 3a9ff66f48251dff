/** The colours of the site, shared by everything drawn in this set. */
export const ink = {
  night: '#0b0c0e',
  sheet: '#121417',
  raised: '#1b1e23',
  line: '#2a2e35',
  text: '#eceef0',
  quiet: '#a7adb5',
};

/** One accent per part of the site. */
export const accents = {
  home: '#7ee2a8',
  devhive: '#f5b942',
  notify: '#b79bff',
  climborDie: '#ff8a5c',
};
