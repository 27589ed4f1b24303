import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `CHROMIUM_PATH`, else the system's Chrome or Chromium, else the one that comes as a package. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'] ?? systemBrowsers.find((path) => existsSync(path))
  if (named !== undefined) return chromium.launch({ executablePath: named, args: [...quiet, ...more] })
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // The package unpacks the libraries that a bare machine lacks beside its browser.
  const env = { ...process.env, LD_LIBRARY_PATH: `/tmp/al2023/lib:${process.env['LD_LIBRARY_PATH'] ?? ''}` }
  return chromium.launch({ executablePath, args: [...packaged.args, ...quiet, ...more], env })
}
