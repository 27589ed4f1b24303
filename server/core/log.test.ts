import { expect, test } from 'vitest'
import { createLog, scrubbed } from './log.ts'

const digest = 'a'.repeat(64)
const token = 'Ab_-'.repeat(10) + 'xyz'
const mobile = '13800000001'

test('digests, tokens and full mobiles are taken out of whatever is logged', () => {
  expect(scrubbed(`${digest} ${token} ${mobile} 138****0001 paper 12`)).toBe(
    '[removed] [removed] [removed] 138****0001 paper 12',
  )
})

test('a request is one line of facts, a fault one with its scrubbed stack', () => {
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
  expect(fault).toMatchObject({ level: 50, requestId: 'r2', path: '/x/[removed]' })
  expect(String(fault?.['error'])).toContain('Error: bad [removed]')
})
