/**
 * The drawings that the sign-in page may show immediately. It uses them with `Drawing`, so that all others load later,
 * with `Icon`.
 */
export const earlyPaths = {
  'chevron-down': 'm5.5 8 4.5 4.5L14.5 8',
  refresh: 'M16 10a6 6 0 1 1-1.9-4.4M16.3 3v3.3H13',
  warning: 'M10 3.5 17.5 16.5h-15ZM10 8.3v3.5M10 14.2v.1',
  eye: 'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5Zm7.5 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  'eye-off':
    'M4 4l12 12M8 5.3A7 7 0 0 1 10 5c4.7 0 7.5 5 7.5 5a13 13 0 0 1-2.1 2.7M12 14.7a7 7 0 0 1-2 .3c-4.7 0-7.5-5-7.5-5a13 13 0 0 1 2.7-3.2',
  chat: 'M8 3.8c-3.2 0-5.5 2-5.5 4.5 0 1.5.8 2.7 2 3.5l-.5 2 2.3-1.1c.5.1 1.1.2 1.7.2M17.5 12c0-2.3-2.2-4.1-5-4.1s-5 1.8-5 4.1 2.2 4.1 5 4.1c.6 0 1.1-.1 1.6-.2l2.1 1-.4-1.8c1-.7 1.7-1.8 1.7-3Z',
} as const
