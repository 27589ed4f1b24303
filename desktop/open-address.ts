import { spawn } from 'node:child_process'

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens an address in the system's default browser. */
export function openAddress(url: string): void {
  const [program = 'xdg-open', ...parameters] = openers[process.platform] ?? []
  const child = spawn(program, [...parameters, url], { stdio: 'ignore', detached: true })
  child.on('error', () => process.stderr.write(`No browser could be opened for ${url}\n`))
  child.unref()
}
