import type { Call } from '#api/client/client.ts'
import { account } from '#api/contract/areas/account.ts'
import { setup } from '#api/contract/areas/setup.ts'
import { createStore, type Store } from '#api/ports/readable.ts'

/** A sign-in of this account from another device. */
export interface NewLogin {
  readonly at: string
  readonly browser: string
  readonly system: string
}

export interface NewLoginWatch {
  /** What is to be told now, newest first. */
  readonly news: Store<readonly NewLogin[]>
  /** Begins to watch for one person, from the service's present moment. */
  readonly begin: () => Promise<void>
  /** Looks for sign-ins since the last look. */
  readonly look: () => Promise<void>
}

/**
 * Watches for sign-ins elsewhere, by the service's clock. A look that fails is made up for by the next one; it is no matter
 * to bother anybody with.
 */
export function watchNewLogins(call: Call): NewLoginWatch {
  const news = createStore<readonly NewLogin[]>([])
  const told = new Set<string>()
  let since: string | null = null
  const serviceNow = async () => (await call(setup.currentTime, {})).now
  const quietly = (act: () => Promise<void>) => act().catch(() => undefined)
  return {
    news,
    begin: () =>
      quietly(async () => {
        since = await serviceNow()
      }),
    look: () =>
      quietly(async () => {
        const now = await serviceNow()
        const { logins } = since === null ? { logins: [] } : await call(account.newLogins, { since })
        since = now
        const fresh = logins.filter(({ at }) => !told.has(at))
        for (const { at } of fresh) told.add(at)
        if (fresh.length > 0) news.set(fresh)
      }),
  }
}
