import type { Disposable, Page } from 'playwright-core'
import { bridgeName } from '#domain/accounts/bridge-name.ts'

/** A record of what a page asked of its host. */
interface PageHost {
  readonly acts: string[]
  /** The user passed to `setUser` whom the host has not answered for yet; null if none. */
  asked: { readonly realname: string; readonly answer: (isTaken: boolean) => void } | null
  /** Accepts every user at once; otherwise `asked` stays pending. */
  isQuick: boolean
}

declare global {
  interface Window {
    testHost?: PageHost
  }
}

/** Properties of a host in which nobody is signed in. */
export const hostFacts = { interfaceVersion: 1, version: '6.4.1', clientType: 'teacher-test' }

/** Installs a desktop host's bridge before the scripts of every document this page opens from now on. */
export const addHost = (
  page: Page,
  { facts = hostFacts, isQuick = true }: { readonly facts?: HostFacts; readonly isQuick?: boolean } = {},
): Promise<Disposable> => page.addInitScript(installHost, { name: bridgeName, facts, isQuick })

type HostFacts = Readonly<Record<string, unknown>>

interface HostScript {
  readonly isQuick: boolean
  readonly name: string
  readonly facts: HostFacts
}

/** Runs in the page, so it can use nothing from this file. */
function installHost({ name, facts, isQuick }: HostScript): void {
  const host: PageHost = { acts: [], asked: null, isQuick }
  const note = (act: string) => host.acts.push(act) > 0
  window.testHost = host
  Object.defineProperty(window, name, {
    value: {
      ...facts,
      isSignedIn: () => Promise.resolve(false),
      onLogin: () => () => {},
      takeTicket: () => Promise.resolve(null),
      backToLogin: () => note('backToLogin'),
      close: () => void note('close'),
      openExternal: (url: string) => void note(`open ${url}`),
      setUser: (user: { readonly realname: string } | null) => {
        const realname = user?.realname ?? 'nobody'
        note(`user ${realname}`)
        if (host.isQuick) return Promise.resolve(true)
        return new Promise<boolean>((resolve) => {
          host.asked = { realname, answer: resolve }
        })
      },
      tellCourse: (courseId: number | null) => void note(`course ${courseId}`),
      onCourse: () => () => {},
      download: ({ name: file }: { readonly name: string }) => Promise.resolve(note(`download ${file}`)),
    },
  })
}

/** What the host has been asked to do so far. */
export const actsOfHost = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.testHost?.acts ?? [])

/** The name passed to `setUser` and still unanswered; null if none. */
export const askedOfHost = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.testHost?.asked?.realname ?? null)

/** Answers the pending `setUser`. */
export const answerOfHost = (page: Page, isTaken: boolean): Promise<void> =>
  page.evaluate((answer) => {
    const { testHost } = window
    testHost?.asked?.answer(answer)
    if (testHost) testHost.asked = null
  }, isTaken)
