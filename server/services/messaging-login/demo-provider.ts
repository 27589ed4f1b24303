import { newToken } from '#server/core/cookies.ts'
import type { MessagingProvider } from './messaging-provider.ts'

/** Fictional people for trying the login; each can be bound to any account of the demo. */
const people: readonly { readonly openId: string; readonly nickname: string }[] = [
  { openId: 'demo-person-1', nickname: '知夏' },
  { openId: 'demo-person-2', nickname: '望舒' },
  { openId: 'demo-person-3', nickname: '南乔' },
]

export interface DemoProvider extends MessagingProvider {
  /** One-time codes for all people, for the page on which somebody chooses who they are. */
  readonly codes: () => readonly { readonly nickname: string; readonly code: string }[]
}

/** The demo's own page in place of the messaging app's. */
const pagePath = '/demo/provider'

const codeLife = 300_000

/** Codes for a thousand open pages; beyond that the oldest are dropped. */
const capacity = 3_000

/**
 * The demo's own messaging app, in this process only. Its page is given as a path, so that the browser stays on the
 * host name that its cookies belong to.
 */
export function demoProvider(now: () => Date): DemoProvider {
  const issued = new Map<string, { readonly openId: string; readonly until: number }>()
  const forgetOld = (time: number) => {
    for (const [code, { until }] of issued) {
      if (until > time && issued.size < capacity) return
      issued.delete(code)
    }
  }
  return {
    authorizeUrl: (state) => `${pagePath}#${state}`,
    codes: () =>
      people.map(({ openId, nickname }) => {
        const [code, time] = [newToken(), now().getTime()]
        forgetOld(time)
        issued.set(code, { openId, until: time + codeLife })
        return { nickname, code }
      }),
    openIdOf: async (code) => {
      const found = issued.get(code)
      issued.delete(code)
      if (found === undefined || now().getTime() >= found.until) throw new Error('The code is used, old or unknown')
      return found.openId
    },
  }
}
