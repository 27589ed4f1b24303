import { iconPaths } from '#ui/icon/icon-paths.ts'

/** Drawings of the entries of the spine, as those of every icon: in a square of 20, strokes only. */
export const entryDrawings = {
  home: 'M3.5 9.2 10 3.5l6.5 5.7V16a.5.5 0 0 1-.5.5h-3.7v-4.6H7.7v4.6H4a.5.5 0 0 1-.5-.5Z',
  book: 'M10 5.2C8.4 4 6 3.6 3 3.7v11.2c3-.1 5.4.3 7 1.5 1.6-1.2 4-1.6 7-1.5V3.7c-3-.1-5.4.3-7 1.5Zm0 0v11.2',
  assign: 'M11 3.5H4.5v13h11V9M10 10l6.5-6.5M12.5 3.5h4v4',
  'scan-mark':
    'M3.5 7V4.5a1 1 0 0 1 1-1H7m6 0h2.5a1 1 0 0 1 1 1V7m0 6v2.5a1 1 0 0 1-1 1H13m-6 0H4.5a1 1 0 0 1-1-1V13M6.6 10.2l2.3 2.3 4.5-4.7',
  'mistake-book': 'M5 3.5h11.5v13H5zM3 6.5h3.5M3 10h3.5M3 13.5h3.5M9.5 8l4 4m0-4-4 4',
  'word-book':
    'M5 12.5 9.5 3.5l4.5 9M6.6 9.3h5.8M3 16.5c1.2-1.3 2.3-1.3 3.5 0s2.3 1.3 3.5 0 2.3-1.3 3.5 0 2.3 1.3 3.5 0',
  'student-words':
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.8 16.3c0-2.7 2-4.3 4.7-4.3s4.7 1.6 4.7 4.3M13.3 5.5h4M13.3 9h4M14.3 12.5h3',
  users: iconPaths.users,
  edit: iconPaths.edit,
  document: iconPaths.document,
} as const

export type EntryDrawing = keyof typeof entryDrawings
