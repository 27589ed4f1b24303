import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

/** Prints by how many days each way of reading the time differs from the machine's clock, here and in a thread. */
const script = `
  import { Worker, isMainThread, parentPort } from 'node:worker_threads'
  class Later extends Date {}
  const ways = [Date.now(), new Date(), new Later(), Date.parse(Date()), new Date(new Date())]
  const told = {
    days: ways.map((time) => Math.round((Number(time) - performance.timeOrigin - performance.now()) / 86_400_000)),
    kinds: [new Date() instanceof Date, new Later() instanceof Later, new Date().constructor === Date],
    given: new Date(0).getTime(),
  }
  if (!isMainThread) parentPort.postMessage(told)
  else new Worker(new URL(import.meta.url)).on('message', (thread) => console.log(JSON.stringify([told, thread])))
`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'podium-clock-'))
  writeFileSync(path.join(folder, 'ask.mjs'), script)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([0, 400, -30])('a process started with it runs %i days off, its threads too', (days) => {
  const clock = path.join(projectRoot(), 'tests/support/runs/shifted-clock.mjs')
  const printed = execFileSync(process.execPath, [path.join(folder, 'ask.mjs')], {
    env: { ...process.env, PODIUM_TEST_DAYS: String(days), NODE_OPTIONS: `--import=${clock}` },
    encoding: 'utf8',
  })
  const expected = { days: Array.from({ length: 5 }, () => days), kinds: [true, true, true], given: 0 }
  expect(JSON.parse(printed)).toEqual([expected, expected])
})
