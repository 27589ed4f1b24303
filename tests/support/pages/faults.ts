import type { Exchange, Fault, Reply } from '#tests/support/documents/faulty-network.ts'

const reply = (status: number, contentType: string, text: string, more: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': contentType, ...more },
  body: Buffer.from(text),
})

const envelope = (code: number, msg: string, data: unknown = null): string =>
  JSON.stringify({ data, result: { code, msg } })

/** The service refuses and does nothing. */
const refuse =
  (code: number, msg: string): Fault =>
  ({ answer }) =>
    answer(reply(200, 'application/json', envelope(code, msg)))

/** The service handles the call, but a changed response arrives. */
const garble =
  (change: (right: Reply) => Reply): Fault =>
  async ({ ask, answer }) =>
    answer(change(await ask()))

const withBody = ({ status, headers }: Reply, text: string): Reply => ({
  status,
  headers: withoutEncoding(headers),
  body: Buffer.from(text),
})

const withoutEncoding = ({ 'content-encoding': _packed, ...headers }: Reply['headers']) => headers

/** The service handles the call at once, but its response is delayed. */
const delay =
  (milliseconds: number): Fault =>
  async ({ ask, pass, answer }: Exchange) => {
    const right = await ask()
    await pass(milliseconds)
    answer(right)
  }

type FaultKind = readonly [string, ...string[]]

/**
 * What a fault means for a call, and which faults cause it: nothing was done, or it was done without an answer. A
 * screen's next step depends only on that; the client's own tests prove for all faults which of the two they are.
 */
export const faultKinds: readonly FaultKind[] = [
  ['lost request', 'fault 500', 'unknown code', 'busy 429', 'page 502'],
  ['lost answer', 'malformed JSON', 'truncated body', 'empty answer', 'wrong type'],
]

/**
 * Faults handled in one place for all calls, by the client or the session: slow answers; sessions that ended or lack a
 * permission.
 */
export const sharedFaultKinds: readonly FaultKind[] = [
  ['31 seconds', '29 seconds'],
  ['code -23', 'code -25'],
  ['code -21', 'code -4'],
]

/**
 * All faults of a call by name. Pages give up after 30 seconds. Where the service returns -21, -4 and the like it has
 * done nothing; where its answer is lost or garbled on the way, it has.
 */
export const faults: Readonly<Record<string, Fault>> = {
  'lost request': ({ drop }) => drop(),
  'lost answer': async ({ ask, drop }) => {
    await ask()
    drop()
  },
  '29 seconds': delay(29_000),
  '31 seconds': delay(31_000),
  'fault 500': ({ answer }) => answer(reply(500, 'application/json', envelope(1500, '服务器出错了，请稍后再试'))),
  'page 502': ({ answer }) => answer(reply(502, 'text/html', '<html><body>502 Bad Gateway</body></html>')),
  'malformed JSON': garble((right) => withBody(right, '{"data":')),
  'truncated body': async ({ ask, breakOff }) => {
    const right = await ask()
    breakOff(right, Math.floor(right.body.length / 2))
  },
  'empty answer': garble((right) => withBody(right, '')),
  'wrong type': garble((right) => withBody(right, envelope(0, '', 7))),
  'code -23': refuse(-23, '请先登录'),
  'code -25': refuse(-25, '账号已在别处登录，请重新登录'),
  'code -21': refuse(-21, '请重新进入'),
  'code -4': refuse(-4, '没有认证！'),
  'unknown code': refuse(9999, '操作没有成功，请重试'),
  'busy 429': ({ answer }) =>
    answer(reply(429, 'application/json', envelope(-1, '操作过于频繁，请稍后再试'), { 'retry-after': '1' })),
}
