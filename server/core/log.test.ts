import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { createLog, scrubbed } from './log.ts'

const digest = 'a'.repeat(64)
const token = 'Ab_-'.repeat(10) + 'xyz'
const mobile = '13800000001'

test('digests, tokens and full mobiles are removed from everything that is logged', () => {
  expect(scrubbed(`${digest} ${token} ${mobile} +86${mobile} 138****0001 paper 12`)).toBe(
    '[removed] [removed] [removed] +[removed] 138****0001 paper 12',
  )
})

test('no part of a token or mobile remains, whatever its form or surroundings', () => {
  const seed = randomInt(2 ** 31)
  const random = seededRandom(seed)
  const pick = (from: string) => from[random(from.length)] ?? ''
  const some = (count: number, from: string) => Array.from({ length: count }, () => pick(from)).join('')
  const beside = ' "\'=:;,.()[]{}<>/?&#@_-aZ\n'
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const kept: string[] = []
  for (let round = 0; round < 20_000; round += 1) {
    const value =
      random(2) === 0
        ? pick('-_aZ0') + some(41, alphabet) + pick('-_aZ0')
        : `1${pick('3456789')}${some(9, '0123456789')}`
    const text = `${some(3, beside)}${value}${some(3, beside)}`
    if (scrubbed(text).includes(value)) kept.push(JSON.stringify(text))
  }
  expect(kept, `seed ${seed}`).toEqual([])
})

test('a request is logged as one line of facts, a fault as one with its scrubbed stack', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  log.request({ requestId: 'r1', path: '/front/current-time', uid: 7, status: 200, milliseconds: 3 })
  log.fault({ requestId: 'r2', path: `/x/${mobile}`, error: new Error(`bad ${digest}`) })
  const [request, fault] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(request).toEqual({
    level: 30,
    time: expect.any(Number),
    requestId: 'r1',
    path: '/front/current-time',
    uid: 7,
    status: 200,
    milliseconds: 3,
  })
  expect(fault).toEqual({
    level: 50,
    time: expect.any(Number),
    requestId: 'r2',
    path: '/x/[removed]',
    error: expect.stringMatching(/^Error: bad \[removed\]\n +at /),
  })
})
