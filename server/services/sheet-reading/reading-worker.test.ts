import type { ChildProcess } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { minute, second } from '#domain/time/units.ts'
import { startApart } from '../apart/apart-process.ts'
import { readerLimits } from './reader-limits.ts'
import { ReadingWorker } from './reading-worker.ts'

afterEach(() => void vi.useRealTimers())

/** A worker on a machine that may leave no time to the idle class; records the class of each process it starts. */
function workerOf({ isBusy }: { isBusy: boolean }) {
  const started: { readonly child: ChildProcess; readonly isIdle: boolean }[] = []
  const machine = { isBusy }
  const worker = new ReadingWorker((isIdle) => {
    const child = startApart('sheet-reading/reading-process.mjs', readerLimits)
    if (isIdle && machine.isBusy) child.kill('SIGSTOP')
    started.push({ child, isIdle })
    return child
  })
  return { worker, machine, classes: () => started.map(({ isIdle }) => (isIdle ? 'idle' : 'ordinary')) }
}

test('a page is read in the idle class, or once more in the ordinary one if it gets no processor time there', async () => {
  const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const { worker, machine, classes } = workerOf({ isBusy: true })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const read = () => worker.read(picture, async () => null)
  const reading = read()
  vi.advanceTimersByTime(2 * second)
  expect(await reading).toEqual({ kind: 'refused', reason: 'noFrame', code: null, picture: expect.any(Uint8Array) })
  expect(classes()).toEqual(['idle', 'ordinary'])

  vi.advanceTimersByTime(9 * minute)
  await read()
  expect(classes()).toEqual(['idle', 'ordinary'])

  machine.isBusy = false
  vi.advanceTimersByTime(minute)
  await read()
  expect(classes()).toEqual(['idle', 'ordinary', 'idle'])
  worker.end()
})
