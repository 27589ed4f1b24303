import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { expect, test } from 'vitest'
import { startApart } from './apart-process.ts'

test('a process of its own comes after the service', async () => {
  const child = startApart('roster/text-process.mjs', { heap: 64 })
  const priority = os.getPriority(child.pid)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(priority).toBe(Math.max(os.getPriority(), 5))
})

/** How the system schedules a process: 0 as most, 5 only while nobody else wants to compute. */
async function classOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[38])
}

test.each([
  [true, 5],
  [false, 0],
])('whether a process is idle: %s, decides how it is scheduled', async (isIdle, policy) => {
  // It waits for the rest of the file, so it is still there after it answered.
  const child = startApart('sheet-reading/pages-process.mjs', { heap: 64 }, { isIdle })
  const ended = once(child, 'exit')
  child.send({ kind: 'pdf', size: 2, part: Buffer.from('%') })
  // One that ends without an answer shows why at once.
  const [answer] = await Promise.race([once(child, 'message'), ended])
  expect(answer).toEqual({ isMissingMore: true })
  const found = await classOf(child)
  child.kill('SIGKILL')
  await ended
  expect(found).toBe(policy)
})
