import { once } from 'node:events'
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
