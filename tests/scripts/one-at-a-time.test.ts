import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const script = pathToFileURL(path.join(projectRoot(), 'scripts/one-at-a-time.mjs')).href

/** Works in the folder until its input ends, unless that was done. */
const work = `
  import { existsSync, writeFileSync } from 'node:fs'
  import { oneAtATime } from ${JSON.stringify(script)}
  const folder = process.argv[1]
  await oneAtATime(folder, {
    isDone: () => existsSync(folder + '/done'),
    run: async () => {
      console.error('begins')
      for await (const _ of process.stdin);
      writeFileSync(folder + '/done', '')
      console.error('ends')
    },
  })
`

/** Starts processes that work in one folder, and tells what they print, in order. */
function startedIn(folder: string) {
  const printed: string[] = []
  const start = (name: string) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', work, folder], {
      stdio: ['pipe', 'inherit', 'pipe'],
    })
    child.stderr.on('data', (text: Buffer) =>
      printed.push(
        ...text
          .toString()
          .trim()
          .split('\n')
          .map((line) => `${name}: ${line}`),
      ),
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  return { start, printed }
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const nextLine = (child: ChildProcess) => once(child.stderr ?? child, 'data')

test('of two that start at once in one folder the second waits for the first', async () => {
  const { start, printed } = startedIn(emptyFolder())
  const first = start('first')
  await nextLine(first)
  const second = start('second')
  await nextLine(second)
  first.stdin.end()
  await once(second, 'close')
  expect(printed).toEqual([
    'first: begins',
    'second: Waiting for another process that installs or builds…',
    'first: ends',
  ])
})

test('one that has nothing to do waits for nobody', async () => {
  const folder = emptyFolder()
  const { start, printed } = startedIn(folder)
  await nextLine(start('first'))
  writeFileSync(path.join(folder, 'done'), '')
  await once(start('later'), 'close')
  expect(printed).toEqual(['first: begins'])
})

test('one that was killed holds nobody up', async () => {
  const { start, printed } = startedIn(emptyFolder())
  const first = start('first')
  await nextLine(first)
  const second = start('second')
  second.stdin.end()
  await nextLine(second)
  first.kill('SIGKILL')
  await once(second, 'close')
  expect(printed).toEqual([
    'first: begins',
    'second: Waiting for another process that installs or builds…',
    'second: begins',
    'second: ends',
  ])
})
