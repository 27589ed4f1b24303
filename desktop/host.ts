import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { HostUser } from '#api/ports/desktop-bridge.ts'
import { bridgeName } from '#domain/accounts/bridge-name.ts'
import { type BridgeFacts, type HostWord, hostBinding, hostEvent, installBridge } from './bridge-script.ts'
import { answerCall, type HostActs } from './host-calls.ts'
import { openOnce } from './open-once.ts'
import { openSignIn, type SignInWindow } from './sign-in-window.ts'
import { ticketOffice } from './tickets.ts'

/** Above 6.4.0, so that the portal offers the features that need such a host. */
export const hostVersion = '6.5.0'

const clientType = `teacher-${process.platform}`

export interface HostOptions {
  /** The portal's address. */
  readonly origin: string
  /** Path of the installed browser. */
  readonly executablePath: string
  readonly browserArguments?: readonly string[]
  /** No visible windows, for machines without a display. */
  readonly headless: boolean
  /** Environment of the browser process, if it differs from the host's. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The browser's profile folder. */
  readonly profile: string
  readonly downloads: string
  readonly openAddress: (url: string) => void
  /** Called with who is signed in in the window, and their current class. */
  readonly onUser?: (user: HostUser | null) => void
  readonly onCourse?: (courseId: number | null) => void
}

export interface DesktopHost {
  /** The portal's window. */
  readonly portal: Page
  /** The sign-in window; null while there is none. */
  readonly signInWindow: () => Page | null
  /** Switches the window to another class. */
  readonly chooseCourse: (courseId: number) => Promise<void>
  readonly close: () => Promise<void>
  /** Resolves once everything is closed, whoever closed it. */
  readonly closed: Promise<void>
}

/**
 * Opens the portal in an application window of the installed browser, installing the bridge before the page's scripts
 * run.
 */
export async function startHost(options: HostOptions): Promise<DesktopHost> {
  const { origin, executablePath, browserArguments = [], headless, env, profile } = options
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless,
    ...(env && { env }),
    viewport: null,
    // Chromium's sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    // Starting at the portal's origin keeps the window from showing an address bar.
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

/** Connects the bridge to the windows; returns what is known about the sign-in. */
async function connect(context: BrowserContext, portal: Page, options: HostOptions) {
  const { origin } = options
  const tickets = ticketOffice(context.request, origin, `desktop/${hostVersion}`)
  let isSignedIn = await tickets.isSignedIn()
  let signIn: SignInWindow | null = null
  const login = openOnce(async () => {
    // Reaching the login page means that nobody is signed in, whatever the reason.
    await context.clearCookies()
    signIn = await openSignIn(context, portal, origin)
    void signIn.outcome.then(async (outcome) => {
      signIn = null
      login.close()
      if (outcome === 'closed') return context.close()
      isSignedIn = true
      // A page that is still loading will ask on its own.
      return say(portal, { kind: 'login', value: true }).catch(() => {})
    })
  })
  const acts: HostActs = {
    isSignedIn: () => isSignedIn,
    tickets,
    backToLogin: async () => {
      isSignedIn = false
      await login.open()
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

/** Sends the portal an event, which it may ignore. */
const say = (portal: Page, word: HostWord): Promise<void> =>
  portal.evaluate(([event, detail]) => void window.dispatchEvent(new CustomEvent(event, { detail })), [
    hostEvent,
    word,
  ] as const)
