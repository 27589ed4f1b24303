import { type ChildProcess, spawn } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { minute, second } from '#domain/time/units.ts'
import { startApart } from '../apart/apart-process.ts'
import { NotStartedError } from '../apart/ask-apart.ts'
import { readerLimits } from './reader-limits.ts'
import { ReadingWorker } from './reading-worker.ts'

afterEach(() => void vi.useRealTimers())

const whitePaper = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()

const noFrame = { kind: 'refused', reason: 'noFrame', code: null, picture: expect.any(Uint8Array) }

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
  const picture = await whitePaper()
  const { worker, machine, classes } = workerOf({ isBusy: true })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const read = () => worker.read(picture, async () => null)
  const reading = read()
  vi.advanceTimersByTime(2 * second)
  expect(await reading).toEqual(noFrame)
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

/** A worker some of whose processes are killed at once, as by a system that runs out of memory; counts all of them. */
function killed(mostKilled: number) {
  let count = 0
  const worker = new ReadingWorker(() => {
    const child = startApart('sheet-reading/reading-process.mjs', readerLimits)
    count += 1
    if (count <= mostKilled) child.kill('SIGKILL')
    return child
  })
  return { worker, count: () => count }
}

test('a page whose reader is killed is read by another one', async () => {
  const { worker, count } = killed(1)
  const reading = await worker.read(await whitePaper(), async () => null)
  worker.end()
  expect({ reading, count: count() }).toEqual({ reading: noFrame, count: 2 })
})

test('a picture that ends two readers is refused, and ends no third one', async () => {
  const { worker, count } = killed(Infinity)
  const reading = await worker.read(await whitePaper(), async () => null)
  const refused = { kind: 'refused', reason: 'notAPicture', code: null, picture: null }
  expect({ reading, count: count() }).toEqual({ reading: refused, count: 2 })
})

test('a picture is not refused because no reader can be started', async () => {
  let count = 0
  const worker = new ReadingWorker(() => {
    count += 1
    return spawn('/nowhere/reader', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  })
  await expect(worker.read(await whitePaper(), async () => null)).rejects.toEqual(new NotStartedError())
  expect(count).toBe(1)
})
