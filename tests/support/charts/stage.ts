import type { Browser, Page } from 'playwright-core'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { openPage } from '#tests/support/pages/pages.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/** Where paths are walked, one after another. */
export interface Stage {
  /** An empty page of the product's origin, with no traces of the previous path, and a stopped clock. */
  readonly clear: () => Promise<Page>
  /** Uses a fresh page for the next path. */
  readonly leave: () => void
}

/** The clock replays its whole history to every document, which takes longer and longer. */
const pathsOfPage = 10

/** Opening a page costs as much as walking a path, so several paths share one. */
export function openStage(browser: Browser, address: string): Stage {
  let page: Page | null = null
  let paths = 0
  const fresh = async () => {
    await page?.context().close()
    paths = 0
    return stoppedPage(browser)
  }
  return {
    leave: () => {
      paths = pathsOfPage
    },
    clear: async () => {
      if (page === null || paths === pathsOfPage) page = await fresh()
      else await emptied(page)
      paths += 1
      await page.goto(`${address}/favicon.svg`)
      await page.evaluate(
        ([key = '', value = '']) => {
          sessionStorage.clear()
          localStorage.clear()
          localStorage.setItem(key, value)
        },
        [storageKeys.guide, currentConsent.join(',')],
      )
      return page
    },
  }
}

async function stoppedPage(browser: Browser): Promise<Page> {
  const page = await openPage(browser)
  page.setDefaultTimeout(pagePatience)
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  return page
}

async function emptied(page: Page): Promise<void> {
  const context = page.context()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners()
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await context.clearCookies()
}
