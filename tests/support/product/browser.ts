import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { installedBrowser } from '#desktop/installed-browser.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser program, what it is started with, and where it finds its libraries. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

/** `CHROMIUM_PATH`, else the system's Chrome or Chromium, else the one that comes as a package. */
export async function browserProgram(more: readonly string[] = []): Promise<BrowserProgram> {
  const named = installedBrowser()
  if (named !== null) return { executablePath: named, args: [...quiet, ...more] }
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // The package unpacks the libraries that a bare machine lacks beside its browser.
  const libraries = path.join(path.dirname(executablePath), 'al2023/lib')
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${process.env['LD_LIBRARY_PATH'] ?? ''}` }
  return { executablePath, args: [...packaged.args, ...quiet, ...more], env }
}

/** The same engine without windows: a page costs it a sixth of what it costs a browser that could show one. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** For pages that nobody has to see: the system's Chromium without windows where there is one, and no other is named. */
export const headlessProgram = async (more: readonly string[] = []): Promise<BrowserProgram> =>
  process.env['CHROMIUM_PATH'] === undefined && existsSync(headlessShell)
    ? { executablePath: headlessShell, args: [...quiet, ...more] }
    : browserProgram(more)

export const launchBrowser = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await headlessProgram(more))
