import type { logs } from '#api/contract/groups/logs.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { MissingPart } from '#api/ports/missing-parts.ts'
import { browserNetwork, type NetworkState } from '#api/ports/network.ts'
import { pageBuild } from '#api/ports/page-build.ts'
import { agentVersion, pageMessageLimits } from '#domain/portal/constants.ts'

type Message = InputOf<typeof logs.uploadMessages>['messages'][number]

export interface MessageOptions {
  readonly fetch: typeof fetch
  readonly network: NetworkState
  readonly build: () => string
}

const { perCall, address: addressLimit, detail: detailLimit, pause } = pageMessageLimits

/**
 * Reports what failed to load to `/front/uploadmsg`, in batches and only while online; the latest twenty wait. Does not
 * use the client, which may be what is missing, and works beyond the life of the page.
 */
export function createPageMessages({
  fetch: send = (...input) => fetch(...input),
  network = browserNetwork,
  build = pageBuild,
}: Partial<MessageOptions> = {}): (part: MissingPart) => void {
  let waiting: readonly Message[] = []
  let isPaused = false
  const deliver = async (): Promise<void> => {
    if (isPaused || waiting.length === 0 || !network.isOnline()) return
    isPaused = true
    const batch = waiting
    waiting = []
    const isDelivered = await post(send, batch)
    if (!isDelivered) waiting = [...batch, ...waiting].slice(-perCall)
    setTimeout(() => {
      isPaused = false
      // Undelivered messages wait for the next one, or for the network.
      if (isDelivered) void deliver()
    }, pause)
  }
  network.onChange(() => void deliver())
  return ({ type, address, detail }) => {
    const message = { type, address: pathOf(address), detail: detail.slice(0, detailLimit), build: build() }
    waiting = [...waiting, message].slice(-perCall)
    void deliver()
  }
}

/** Only the path: the query, or anything before the path, is nobody's business. */
const pathOf = (address: string): string => (address === '' ? '' : new URL(address).pathname.slice(0, addressLimit))

const path: typeof logs.uploadMessages.path = '/front/uploadmsg'

async function post(send: typeof fetch, messages: readonly Message[]): Promise<boolean> {
  try {
    const { ok } = await send(path, {
      method: 'POST',
      body: new URLSearchParams({ messages: JSON.stringify(messages) }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-teacher-agent': `web/${agentVersion}`,
      },
      keepalive: true,
    })
    return ok
  } catch {
    return false
  }
}
