import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The executable in `CHROMIUM_PATH`, or else the system's Chrome, Chromium or Edge; null if there is none. */
export const installedBrowser = (): string | null =>
  process.env['CHROMIUM_PATH'] ?? systemBrowsers.find((path) => existsSync(path)) ?? null
