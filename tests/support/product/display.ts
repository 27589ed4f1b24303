import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The display that shows windows during a test. */
export interface Display {
  /** Launch options for a browser on this display. */
  readonly launch: (env?: Readonly<Record<string, string>>) => {
    readonly headless: boolean
    readonly env?: Readonly<Record<string, string | undefined>>
  }
  readonly close: () => Promise<void>
}

const xvfb = '/usr/bin/Xvfb'

/** The existing display, else a virtual one; without Xvfb browsers run headless. */
export async function openDisplay(): Promise<Display> {
  const close = () => Promise.resolve()
  if (process.platform !== 'linux' || process.env['DISPLAY'])
    return { launch: (env) => ({ headless: false, ...(env && { env }) }), close }
  if (!existsSync(xvfb)) return { launch: (env) => ({ headless: true, ...(env && { env }) }), close }
  // Xvfb takes the first free display number and writes it to this descriptor.
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()))
    server.once('error', reject)
  })
  return {
    launch: (env) => ({ headless: false, env: { ...process.env, ...env, DISPLAY: `:${number}` } }),
    close: () => {
      server.kill()
      return ended
    },
  }
}
