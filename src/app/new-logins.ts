import type { Call } from '#api/client/client.ts'
import { account } from '#api/contract/groups/account.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { createStore, type Store } from '#api/ports/readable.ts'

/** A sign-in of this account from another device. */
export interface NewLogin {
  readonly at: string
  readonly browser: string
  readonly system: string
}

export interface NewLoginWatch {
  /** What to show now, newest first. */
  readonly news: Store<readonly NewLogin[]>
  /** Starts watching for one person, from the current service time. */
  readonly begin: () => Promise<void>
  /** Checks for sign-ins since the last check. */
  readonly look: () => Promise<void>
}

/**
 * Watches for sign-ins elsewhere, by the service's clock. A failed check is made up for by the next one; it is not
 * worth bothering anybody with.
 */
export function watchNewLogins(call: Call): NewLoginWatch {
  const news = createStore<readonly NewLogin[]>([])
  const reported = new Set<string>()
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
        const fresh = logins.filter(({ at }) => !reported.has(at))
        for (const { at } of fresh) reported.add(at)
        if (fresh.length > 0) news.set(fresh)
      }),
  }
}
