import { expect, test } from 'vitest'
import { demoProvider } from './demo-provider.ts'

function startProvider() {
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const provider = demoProvider(() => clock.now)
  const pass = (milliseconds: number) => (clock.now = new Date(clock.now.getTime() + milliseconds))
  return { provider, pass }
}

const outcome = (asked: Promise<string>) => asked.catch(() => null)

test('three people have codes that work once and for five minutes', async () => {
  const { provider, pass } = startProvider()
  const codes = provider.codes()
  expect(codes.map(({ nickname }) => nickname)).toEqual(['知夏', '望舒', '南乔'])
  const [first = '', second = '', third = ''] = codes.map(({ code }) => code)
  const once = await outcome(provider.openIdOf(first))
  const twice = await outcome(provider.openIdOf(first))
  pass(299_999)
  const last = await outcome(provider.openIdOf(second))
  pass(1)
  expect({ once, twice, last, late: await outcome(provider.openIdOf(third)) }).toEqual({
    once: 'demo-person-1',
    twice: null,
    last: 'demo-person-2',
    late: null,
  })
})

test('opening a page over and over does not fill the memory', async () => {
  const { provider } = startProvider()
  const [first] = provider.codes()
  for (let number = 0; number < 1_000; number += 1) provider.codes()
  const [last] = provider.codes()
  expect(await outcome(provider.openIdOf(first?.code ?? ''))).toBe(null)
  expect(await outcome(provider.openIdOf(last?.code ?? ''))).toBe('demo-person-1')
})
