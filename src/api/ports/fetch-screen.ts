import { sessionKeys, timeouts } from '#domain/portal/constants.ts'
import { mayReload, readReloaded } from '#domain/portal/reload-budget.ts'
import { sessionTextStorage } from './local-storage.ts'
import { fetchMissingStyleSheets } from './missing-style-sheets.ts'
import { pageBuild } from './page-build.ts'
import type { TextStorage } from './storage.ts'
import { hasTypedWork } from './typed-work.ts'

/** What is checked before a page is reloaded. */
export interface ReloadingPage {
  readonly storage: TextStorage
  readonly build: () => string
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly hasTypedWork: () => boolean
  readonly fetchStyleSheets: () => Promise<void>
  readonly reload: () => void
}

const browserPage: ReloadingPage = {
  storage: sessionTextStorage,
  build: pageBuild,
  now: Date.now,
  isOnline: () => navigator.onLine,
  hasTypedWork,
  fetchStyleSheets: fetchMissingStyleSheets,
  reload: () => location.reload(),
}

/** The code of a screen, or one of its style sheets, failed to load. */
export class ScreenMissing extends Error {}

/**
 * Loads the code of a screen with its style sheets, retrying once. If that fails the page may be older than the
 * service: it is reloaded, unless it just was or typed input would be lost. Otherwise, and if nothing responds at all,
 * rejects with `ScreenMissing`. This is the only place that reloads by itself.
 */
export async function fetchScreen<Code>(load: () => Promise<Code>, page: ReloadingPage = browserPage): Promise<Code> {
  try {
    return await fetchAll(load, page).catch((error: unknown) => {
      // The browser would only wait for the same response once more.
      if (error instanceof TooLate) throw error
      return fetchAll(load, page)
    })
  } catch (error) {
    if (error instanceof TooLate || !takesReload(page)) throw new ScreenMissing('The code of a screen did not come')
  }
  page.reload()
  return new Promise(() => {})
}

class TooLate extends Error {}

async function fetchAll<Code>(load: () => Promise<Code>, { fetchStyleSheets }: ReloadingPage): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), timeouts.scriptLoad)
  })
  const whole = async () => {
    const code = await load()
    await fetchStyleSheets()
    return code
  }
  try {
    return await Promise.race([whole(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the page may be reloaded now; records the reload first, so that a blocked storage cannot cause a loop. */
function takesReload({ storage, build, now, isOnline, hasTypedWork: hasTyped }: ReloadingPage): boolean {
  if (!isOnline() || hasTyped()) return false
  const next = { build: build(), at: now() }
  return (
    mayReload(readReloaded(storage.read(sessionKeys.reloadBudget)), next) &&
    storage.write(sessionKeys.reloadBudget, JSON.stringify(next))
  )
}
