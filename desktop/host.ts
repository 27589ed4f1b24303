import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { HostUser } from '#api/ports/desktop-bridge.ts'
import { bridgeName } from '#domain/accounts/bridge-name.ts'
import { type BridgeFacts, type HostWord, hostBinding, hostEvent, installBridge } from './bridge-script.ts'
import { answerCall, type HostActs } from './host-calls.ts'
import { openSignIn, type SignInWindow } from './sign-in-window.ts'
import { ticketOffice } from './tickets.ts'

/** Above 6.4.0, so that the portal offers what needs such a host. */
export const hostVersion = '6.5.0'

const clientType = `teacher-${process.platform}`

export interface HostOptions {
  /** Where the portal is. */
  readonly origin: string
  /** The browser that is installed here. */
  readonly executablePath: string
  readonly browserArguments?: readonly string[]
  /** Without a display nobody sees the windows. */
  readonly headless: boolean
  /** Surroundings of the browser, where they are not the host's own. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Folder of the browser's own data. */
  readonly profile: string
  readonly downloads: string
  readonly openAddress: (url: string) => void
  /** Hears who works in the window, and in which class. */
  readonly onUser?: (user: HostUser | null) => void
  readonly onCourse?: (courseId: number | null) => void
}

export interface DesktopHost {
  /** The portal's window. */
  readonly portal: Page
  /** The sign-in's window; null while there is none. */
  readonly signInWindow: () => Page | null
  /** Makes another class current in the window. */
  readonly chooseCourse: (courseId: number) => Promise<void>
  readonly close: () => Promise<void>
  /** Everything is closed, by whomever. */
  readonly closed: Promise<void>
}

/** Opens the portal in an application window of the installed browser, with the bridge before its scripts. */
export async function startHost(options: HostOptions): Promise<DesktopHost> {
  const { origin, executablePath, browserArguments = [], headless, env, profile } = options
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless,
    ...(env && { env }),
    viewport: null,
    // It refuses to run for root.
    chromiumSandbox: process.getuid?.() !== 0,
    // The window belongs to the portal's origin from the beginning, so that it needs no bar for its address.
    args: [...browserArguments, `--app=${origin}/favicon.svg`],
    ignoreDefaultArgs: ['--enable-automation'],
  })
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()))
  const portal = context.pages()[0] ?? (await context.newPage())
  const close = () => context.close()
  portal.once('close', () => void close())
  const login = await connect(context, portal, options)
  await portal.goto(`${origin}/`)
  return {
    portal,
    signInWindow: () => login.signIn()?.page ?? null,
    chooseCourse: (value) => say(portal, { kind: 'course', value }),
    close,
    closed,
  }
}

/** Ties bridge and windows together; answers what is known of the sign-in. */
async function connect(context: BrowserContext, portal: Page, options: HostOptions) {
  const { origin } = options
  const tickets = ticketOffice(context.request, origin, `desktop/${hostVersion}`)
  let isSignedIn = await tickets.isSignedIn()
  let signIn: SignInWindow | null = null
  let opening: Promise<void> | null = null
  const openLogin = async () => {
    // Back at the login nobody is signed in, however that came about.
    await context.clearCookies()
    signIn = await openSignIn(context, portal, origin)
    void signIn.outcome.then(async (outcome) => {
      signIn = null
      opening = null
      if (outcome === 'closed') return context.close()
      isSignedIn = true
      // A page that is just being opened asks by itself.
      return say(portal, { kind: 'login', value: true }).catch(() => {})
    })
  }
  const acts: HostActs = {
    isSignedIn: () => isSignedIn,
    tickets,
    backToLogin: async () => {
      isSignedIn = false
      opening ??= openLogin()
      await opening
      await signIn?.page.bringToFront()
    },
    close: () => context.close(),
    openAddress: options.openAddress,
    setUser: async (user) => options.onUser?.(user),
    tellCourse: (courseId) => options.onCourse?.(courseId),
    downloads: options.downloads,
  }
  await portal.exposeBinding(hostBinding, ({ frame }, method: unknown, value: unknown) => {
    const isPortal = frame === portal.mainFrame() && new URL(frame.url()).origin === origin
    if (!isPortal) throw new Error('Only the portal has a host')
    return answerCall(acts, String(method), value)
  })
  const facts: BridgeFacts = {
    bridgeName,
    binding: hostBinding,
    event: hostEvent,
    origin,
    version: hostVersion,
    clientType,
  }
  await portal.addInitScript(installBridge, facts)
  return { signIn: () => signIn }
}

/** Says something to the portal, which may listen. */
const say = (portal: Page, word: HostWord): Promise<void> =>
  portal.evaluate(([event, detail]) => void window.dispatchEvent(new CustomEvent(event, { detail })), [
    hostEvent,
    word,
  ] as const)
