import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type DrivenPage, runIn } from './driven-page.ts'
import { lookInPage } from './finder-in-page.ts'
import type { Wanted, Found } from './finder.types.ts'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Waits in the page for what is wanted; starts over if the page navigates meanwhile. */
export async function find(page: DrivenPage, wanted: Omit<Wanted, 'patience'>, patience: number): Promise<Found> {
  const until = performance.now() + patience
  for (;;) {
    const left = Math.max(0, until - performance.now())
    const found = await lookOnce(page, { ...wanted, patience: left })
    if (typeof found !== 'string' && found !== null) return found
    if (found !== null || left === 0) throw new Error(found ?? 'The page went elsewhere again and again')
  }
}

/** The result if the page was prepared for being queried and did not navigate. */
async function lookOnce(page: DrivenPage, wanted: Wanted): Promise<Found | string | null> {
  try {
    const found = await runIn(page, async (wanted: Wanted) => (await window.look?.(wanted)) ?? null, wanted)
    if (found === null) await page.run(`${library}\n${lookInPage}`)
    return found
  } catch (error) {
    if (!isOfOldDocument(error)) throw error
    return null
  }
}

/** The errors with which both engines report that a document went away during the query. */
const isOfOldDocument = (error: unknown): boolean =>
  /before the unload|context|no such (frame|window)|discarded/i.test(String(error))
