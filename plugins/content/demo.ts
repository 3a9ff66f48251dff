/**
 * The demonstration's person, who must not end up on somebody's real site, and its example
 * projects by file name: `npm run new` takes them out.
 */
export const DEMO = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  /** Digits alone: spelling does not matter. */
  phone: '15035550142',
  username: 'robin-sample',
  /** SHA-256 of the pictures that show the person or carry the name, in hexadecimal. */
  pictures: [
    '52e321249364c4f6322f07f78cdde325b45266653dc67d4f853dd1c1292960b3',
    '1f14723530527f21a8598c0f39aa4bae9f5b5f84bad257c1440eb91871574f19',
    '4790cfdcf6900c9e07dad46930fb85fd79a65a97e29170637ea3dacac27fb412',
    '13508e57039adad6819796019a2cfaffb5e4e0a8fa78263cc8e4673a274206b6',
    '87b2d53fb8aaf8a09bca6d4f441db3e6f93c54d595b4bf640ff8243275e615e1',
  ],
  /** Below `src/content/pictures/`: the folders that hold nothing but the demonstration's pictures. */
  folders: ['identity/', 'devhive/', 'notify/', 'climbor-die/'],
  projects: { devhive: 'DevHive', notify: 'Notify', 'climbor-die': 'Climbor Die' } as Record<string, string>,
};
