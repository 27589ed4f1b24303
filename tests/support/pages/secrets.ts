import type { Browser, BrowserContext, Request, Response } from 'playwright-core'
import { isSessionKey, isStorageKey } from '#api/ports/storage-keys.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { type Canaries, noteFields } from '#tests/support/service/canaries.ts'

/** Watches for secrets on pages and where others could read them. */
export interface SecretWatch {
  readonly watch: (context: BrowserContext) => void
  /** Collects the storage of every open page, and closes them all. */
  readonly closeAll: (browser: Browser) => Promise<void>
  /** The fields whose values were seen, and all places where a secret leaked. */
  readonly report: () => { readonly fields: readonly string[]; readonly leaks: readonly string[] }
}

interface Kept {
  readonly key: string
  readonly value: string
  readonly isOfTab: boolean
}

export function createSecretWatch(): SecretWatch {
  const canaries: Canaries = new Map()
  /** Request addresses and their referrers. */
  const addresses: string[] = []
  const kept: Kept[] = []
  const hear = (response: Response) => void noteAnswer(canaries, response)
  return {
    watch: (context) => {
      context.on('response', hear)
      context.on('request', (request) => {
        noteFields(canaries, new URLSearchParams(request.postData() ?? '').entries())
        addresses.push(...addressesOf(request))
      })
    },
    closeAll: async (browser) => {
      for (const page of browser.contexts().flatMap((context) => context.pages())) kept.push(...(await storageOf(page)))
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    report: () => {
      const secrets = [...canaries.values()].flatMap((values) => [...values])
      const isSecret = (text: string) => secrets.some((secret) => text.includes(secret))
      return {
        fields: [...canaries.keys()].toSorted(),
        leaks: [
          ...addresses.filter(isSecret),
          ...kept.filter((one) => !isAllowed(one) || (one.key !== sessionKeys.qrToken && isSecret(one.value))),
        ].map((leak) => JSON.stringify(leak)),
      }
    },
  }
}

/** The parts of an address that are sent, which exclude the fragment. */
function addressesOf(request: Request): readonly string[] {
  const [sent = ''] = request.url().split('#', 1)
  return [sent, request.headers()['referer'] ?? '']
}

const isAllowed = ({ key, isOfTab }: Kept): boolean => (isOfTab ? isSessionKey(key) : isStorageKey(key))

async function noteAnswer(canaries: Canaries, response: Response): Promise<void> {
  if (response.request().method() !== 'POST') return
  // Closing a page discards the bodies of its responses.
  const answer: unknown = await response.json().catch(() => null)
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return
  const { data } = answer
  if (typeof data === 'object' && data !== null) noteFields(canaries, Object.entries(data))
}

const storageOf = (page: ReturnType<BrowserContext['pages']>[number]): Promise<readonly Kept[]> =>
  page.evaluate(() => [
    ...Object.entries({ ...localStorage }).map(([key, value]) => ({ key, value: String(value), isOfTab: false })),
    ...Object.entries({ ...sessionStorage }).map(([key, value]) => ({ key, value: String(value), isOfTab: true })),
  ])
