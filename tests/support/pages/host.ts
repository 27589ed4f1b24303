import type { Disposable, Page } from 'playwright-core'
import { bridgeName } from '#domain/accounts/bridge-name.ts'

/** What the host of a page was asked to do. */
interface PageHost {
  readonly acts: string[]
  /** Whoever it was told of and has not answered for; null for nobody. */
  asked: { readonly realname: string; readonly answer: (isTaken: boolean) => void } | null
  /** Takes everybody at once; else `asked` waits. */
  isQuick: boolean
}

declare global {
  interface Window {
    testHost?: PageHost
  }
}

/** Facts of a host that signs nobody in. */
export const hostFacts = { interfaceVersion: 1, version: '6.4.1', clientType: 'teacher-test' }

/** Puts a desktop host's bridge before the scripts of every page that is opened here from now on. */
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

/** Runs in the page: nothing of this file is there. */
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

/** What the host was asked to do so far. */
export const actsOfHost = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.testHost?.acts ?? [])

/** Whom the host was told of and has not answered for; null for nobody. */
export const askedOfHost = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.testHost?.asked?.realname ?? null)

/** Lets the host answer for whomever it was told of. */
export const answerOfHost = (page: Page, isTaken: boolean): Promise<void> =>
  page.evaluate((answer) => {
    const { testHost } = window
    testHost?.asked?.answer(answer)
    if (testHost) testHost.asked = null
  }, isTaken)
