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

/** A browser executable, its arguments, and the environment that lets it find its libraries. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

/** `CHROMIUM_PATH`, else the system's Chrome or Chromium, else the packaged one. */
export async function browserProgram(more: readonly string[] = []): Promise<BrowserProgram> {
  const named = installedBrowser()
  if (named !== null) return { executablePath: named, args: [...quiet, ...more] }
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // The package unpacks the libraries missing on a bare machine next to its browser.
  const libraries = path.join(path.dirname(executablePath), 'al2023/lib')
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${process.env['LD_LIBRARY_PATH'] ?? ''}` }
  return { executablePath, args: [...packaged.args, ...quiet, ...more], env }
}

/** The same engine without a UI: a page costs a sixth of what it does in a full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * For pages nobody needs to see: the system's headless shell if there is one and `CHROMIUM_PATH` names no other
 * browser.
 */
export const headlessProgram = async (more: readonly string[] = []): Promise<BrowserProgram> =>
  process.env['CHROMIUM_PATH'] === undefined && existsSync(headlessShell)
    ? { executablePath: headlessShell, args: [...quiet, ...more] }
    : browserProgram(more)

export const launchBrowser = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await headlessProgram(more))
