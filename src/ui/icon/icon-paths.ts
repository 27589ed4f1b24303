import { earlyPaths } from './early-paths.ts'
import { codePaths } from './code-paths.ts'

/** Drawings of the icons in a square of 20: strokes only, 1.5 wide, round ends. */
export const iconPaths = {
  ...earlyPaths,
  ...codePaths,
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.2H3.8ZM8.3 17h3.4',
  pin: 'M7.5 3.5h5l-.5 5 2.5 2.5h-9L8 8.5ZM10 11v5.5',
  // directions
  'arrow-left': 'M16 10H4.5m4.5-4.5L4.5 10 9 14.5',
  'arrow-right': 'M4 10h11.5M11 5.5l4.5 4.5-4.5 4.5',
  'arrow-up': 'M10 16V4.5M5.5 9 10 4.5 14.5 9',
  'arrow-down': 'M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5',
  'chevron-left': 'M12 5.5 7.5 10l4.5 4.5',
  'chevron-right': 'm8 5.5 4.5 4.5L8 14.5',
  'chevron-up': 'm5.5 12 4.5-4.5 4.5 4.5',
  'chevrons-vertical': 'm6.5 8 3.5-3.5L13.5 8m-7 4 3.5 3.5 3.5-3.5',
  // actions
  plus: 'M10 4v12M4 10h12',
  minus: 'M5 10h10',
  check: 'm4.5 10.5 3.8 3.8 7.5-8',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l3.8 3.8',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  drag: 'M7.5 5.5h.01M12.5 5.5h.01M7.5 10h.01M12.5 10h.01M7.5 14.5h.01M12.5 14.5h.01',
  undo: 'M7 4.5 3.5 8 7 11.5M3.8 8h7.7a4.2 4.2 0 0 1 0 8.4H8',
  swap: 'M4 7.5h11.5M12.5 4.5l3 3-3 3M16 12.5H4.5m3-3-3 3 3 3',
  download: 'M10 3.5v9m-3.7-3.5L10 12.7 13.7 9M3.5 16.5h13',
  upload: 'M10 13V4M6.3 7.5 10 3.8l3.7 3.7M3.5 16.5h13',
  print: 'M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6z',
  edit: 'M12.5 4.5l3 3L7 16H4v-3ZM10.5 6.5l3 3',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  trash: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  share:
    'M15 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.8 9.1l6.4-3.6M6.8 10.9l6.4 3.6',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1',
  flag: 'M5 17V3.5h10l-2 3.5 2 3.5H5',
  zoom: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l3.8 3.8M9 6.8v4.4M6.8 9h4.4',
  // objects and states
  help: 'M10 16.8a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM8 8a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M10 13.5v.1',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  offline:
    'M3.5 3.5l13 13M6 11.5a5.6 5.6 0 0 1 3-1.5M2.8 8.3A10.5 10.5 0 0 1 6 6.2M10 5.2c2.7 0 5.2 1.1 7.2 3.1M13.2 11c.3.2.6.3.8.5M10 15v.1',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  list: 'M7 5.5h9.5M7 10h9.5M7 14.5h9.5M3.8 5.5h.01M3.8 10h.01M3.8 14.5h.01',
  chart: 'M3.5 16.5h13M6 16V11M10 16V5M14 16V8.5',
  document: 'M5 3.5h7l3.5 3.5v9.5H5ZM12 3.5V7h3.5M7.5 10.5h5M7.5 13.5h5',
  folder: 'M3.5 5h4.5l1.5 2h7v9h-13z',
  image: 'M3.5 4.5h13v11h-13zM3.5 13l3.7-3.5 3 2.7 2.3-2 4 3.5M13 8h.01',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.7h7',
  computer: 'M2.8 4h14.4v9.5H2.8zM7.5 16.5h5M10 13.5v3',
  play: 'M6.5 4.5 15.5 10l-9 5.5Z',
  sound: 'M3.5 8v4h2.8L10 15V5L6.3 8ZM12.5 7.5a3.5 3.5 0 0 1 0 5M14.5 5.5a6.3 6.3 0 0 1 0 9',
  user: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.5c0-2.9 2.5-4.5 6-4.5s6 1.6 6 4.5',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.5',
} as const

export type IconName = keyof typeof iconPaths
