import type { Disposable, Page } from 'playwright-core'
import { bridgeName } from '#domain/desktop-host.ts'

/** What the host of a page was asked to do, and what it shall answer. */
interface PageHost {
  readonly acts: string[]
  /** Refuses whoever works there, as long as this stands. */
  isDeaf: boolean
}

declare global {
  interface Window {
    testHost?: PageHost
  }
}

/** Facts of a host that signs nobody in. */
export const hostFacts = { interfaceVersion: 1, version: '6.4.1', clientType: 'teacher-test' }

/** Puts a desktop host's bridge before the scripts of every page that is opened here from now on. */
export const addHost = (page: Page, facts: Readonly<Record<string, unknown>> = hostFacts): Promise<Disposable> =>
  page.addInitScript(installHost, { name: bridgeName, facts })

interface HostScript {
  readonly name: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Runs in the page: nothing of this file is there. */
function installHost({ name, facts }: HostScript): void {
  const host: PageHost = { acts: [], isDeaf: false }
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
        note(`user ${user?.realname ?? 'nobody'}`)
        return Promise.resolve(!host.isDeaf)
      },
      tellCourse: (courseId: number | null) => void note(`course ${courseId}`),
      onCourse: () => () => {},
      download: ({ name: file }: { readonly name: string }) => Promise.resolve(note(`download ${file}`)),
    },
  })
}

/** What the host was asked to do so far. */
export const actsOfHost = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.testHost?.acts ?? [])
