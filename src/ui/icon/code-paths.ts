/** The drawings of a sign-in by code, on the computer and on the phone, besides `earlyPaths`; used like those. */
export const codePaths = {
  close: 'm5.5 5.5 9 9m0-9-9 9',
  info: 'M10 16.8a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM10 9v4.5M10 6.5v.1',
  clock: 'M10 16.8a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM10 6v4.3l2.8 1.7',
  camera: 'M3.5 6.5h3l1.2-2h4.6l1.2 2h3v9h-13zM10 13.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  users:
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.8 16.3c0-2.7 2-4.3 4.7-4.3s4.7 1.6 4.7 4.3M13 4.2a2.8 2.8 0 0 1 0 5.1M14.5 12.4c1.7.6 2.7 2 2.7 3.9',
  'log-out': 'M8.5 3.5h-5v13h5M8 10h8.5m-3.5-3.5 3.5 3.5-3.5 3.5',
  phone: 'M6.5 2.8h7a1 1 0 0 1 1 1v12.4a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1ZM9 14.7h2',
} as const
