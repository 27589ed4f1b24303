import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const limit = pathToFileURL(path.join(projectRoot(), 'server/services/apart/memory-limit.mjs')).href

/** How a program ends that fills this many megabytes outside the engine's heap without yielding its thread. */
async function endOf(megabytes: number): Promise<unknown[]> {
  const program = `
    const kept = []
    for (let count = 0; count < ${megabytes}; count += 1) kept.push(Buffer.alloc(1_048_576, 1))
    const end = Date.now() + 500
    while (Date.now() < end && kept.length > 0);`
  const child = spawn(process.execPath, ['--import', limit, '--eval', program], {
    env: { MEMORY_LIMIT: String(200 * 1_048_576) },
    stdio: 'ignore',
  })
  return once(child, 'exit')
}

test('a process that exceeds its limit is ended, even while it computes', async () => {
  expect(await endOf(300)).toEqual([null, 'SIGKILL'])
})

test('one within its limit ends by itself, as soon as it is done', async () => {
  expect(await endOf(20)).toEqual([0, null])
})
