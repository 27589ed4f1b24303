import { homedir } from 'node:os'
import path from 'node:path'
import { startHost } from './host.ts'
import { installedBrowser } from './installed-browser.ts'
import { openAddress } from './open-address.ts'

const defaultAddress = 'http://127.0.0.1:4173'

/** `npm run desktop [-- address]`: runs the portal in a desktop window until that is closed. */
export default async function runDesktop([address = defaultAddress]: readonly string[]): Promise<void> {
  const executablePath = installedBrowser()
  if (executablePath === null) return refuse('Install Chrome, Edge or Chromium, or say where one is by CHROMIUM_PATH')
  if (!URL.canParse(address)) return refuse(`${address} is no address, like ${defaultAddress}`)
  const { origin, host: name } = new URL(address)
  if (!(await isThere(origin))) return refuse(`Podium does not answer at ${origin}: start it first (npm start)`)
  const host = await startHost({
    origin,
    executablePath,
    headless: !hasDisplay(),
    profile: path.join(homedir(), '.podium-desktop', name.replaceAll(/\W/g, '-')),
    downloads: path.join(homedir(), 'Downloads'),
    openAddress,
    onUser: (user) => print(user === null ? 'Nobody is signed in' : `${user.realname} is signed in`),
    onCourse: (courseId) => print(courseId === null ? 'No class is current' : `Class ${courseId} is current`),
  })
  print(`Podium is open in its own window: ${origin}`)
  await host.closed
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

const isThere = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/favicon.svg`).then(
    ({ ok }) => ok,
    () => false,
  )
