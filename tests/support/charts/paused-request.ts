import type { CDPSession } from 'playwright-core'

/**
 * What can happen to a held request: it goes to the service, with its body or another, or nowhere, or gets a made-up
 * response.
 */
export type GoingOn =
  | 'on'
  | 'lost'
  | { readonly change: (body: string) => string }
  | { readonly code: number; readonly data: object }

/** A request that the browser has not sent yet. */
export interface UnsentRequest {
  readonly url: () => string
  /** By their names in lower case. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly postData: () => string | null
}

/** What the browser says about a request that it has paused; `networkId` is its name in the events of the network. */
export interface Paused {
  readonly requestId: string
  readonly networkId?: string
  readonly request: {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly postData?: string
  }
}

/** It, before it goes anywhere. */
export const unsent = ({ request: { url, headers, postData } }: Paused): UnsentRequest => ({
  url: () => url,
  headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  postData: () => postData ?? null,
})

/**
 * Resolves once a request that reaches the service has been answered, so that whatever is checked next comes after its
 * response.
 */
export async function releaseAndWait(session: CDPSession, paused: Paused, how: GoingOn): Promise<void> {
  const ended = how === 'on' || (typeof how === 'object' && 'change' in how) ? endOf(session, paused) : null
  await release(session, paused, how)
  await ended
}

/** Resolves once the browser goes on with it. Rejects for a request that the browser has aborted. */
export async function release(session: CDPSession, { requestId, request }: Paused, how: GoingOn): Promise<void> {
  if (how === 'lost')
    return void (await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }))
  if (how === 'on') return void (await session.send('Fetch.continueRequest', { requestId }))
  if ('change' in how) {
    const postData = inBase64(how.change(request.postData ?? ''))
    return void (await session.send('Fetch.continueRequest', { requestId, postData }))
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: inBase64(JSON.stringify({ data: how.data, result: { code: how.code, msg: '' } })),
  })
}

const inBase64 = (text: string): string => Buffer.from(text).toString('base64')

/** When the whole response of a request has arrived, or none will. */
const endOf = (session: CDPSession, { networkId }: Paused): Promise<void> =>
  new Promise((resolve) => {
    const isOver = ({ requestId }: { readonly requestId: string }) => {
      if (requestId === networkId) resolve()
    }
    session.on('Network.loadingFinished', isOver)
    session.on('Network.loadingFailed', isOver)
  })
