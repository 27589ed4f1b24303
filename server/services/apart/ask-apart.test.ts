import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startApart } from './apart-process.ts'
import { askApart, ProcessEndedError } from './ask-apart.ts'

afterEach(() => void vi.useRealTimers())

const parsing = (memory?: number) =>
  startApart('import-paper/parsing-process.mjs', { heap: 128, ...(memory !== undefined && { memory }) })

const text = { kind: 'text', bytes: Buffer.from('姓名') } as const

const asking = (processor = 20_000) => ({ processor, hear: async (message: unknown) => message })

test('a process answers a question', async () => {
  expect(await askApart(parsing(), text, asking())).toEqual({ kind: 'read', result: { text: '姓名' } })
})

test('one that exceeds its processor time is given up', async () => {
  const child = parsing()
  await expect(askApart(child, text, asking(0))).rejects.toEqual(new ProcessEndedError('tooSlow'))
  child.kill('SIGKILL')
})

test('one that exceeds its memory is too large', async () => {
  const child = parsing(1)
  await once(child, 'exit')
  await expect(askApart(child, text, asking())).rejects.toEqual(new ProcessEndedError('tooLarge'))
})

test('one that crashes, or has ended before, is broken', async () => {
  const child = parsing()
  await expect(askApart(child, { kind: 'no such question' }, asking())).rejects.toEqual(new ProcessEndedError('broken'))
  await expect(askApart(child, text, asking())).rejects.toEqual(new ProcessEndedError('broken'))
})

/** A stopped process, as on a machine that is busy with others. */
function stopped() {
  const child = parsing()
  child.kill('SIGSTOP')
  return child
}

test('one that has not computed is waited for, however late it is by the clock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const child = stopped()
  const answer = askApart(child, text, asking())
  vi.advanceTimersByTime(500_000)
  child.kill('SIGCONT')
  expect(await answer).toEqual({ kind: 'read', result: { text: '姓名' } })
})

test('one that neither computes nor answers is given up in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const child = stopped()
  const asked = askApart(child, text, asking())
  vi.advanceTimersByTime(600_000)
  await expect(asked).rejects.toEqual(new ProcessEndedError('tooSlow'))
  child.kill('SIGKILL')
})
