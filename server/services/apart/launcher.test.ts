import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { startApart } from './apart-process.ts'
import { askApart, ProcessEndedError } from './ask-apart.ts'
import { startLauncher } from './launcher.ts'

const parsing = () => startApart('import-paper/parsing-process.mjs', { heap: 128 })

const ask = (child: ReturnType<typeof parsing>, question: object = { kind: 'text', bytes: Buffer.from('姓名') }) =>
  askApart(child, question, { processor: 20_000, hear: async (message: unknown) => message })

const answer = { kind: 'read', result: { text: '姓名' } }

/** Fields of a process from its state on; none if it is gone. */
async function fieldsOf(pid: number | undefined): Promise<readonly string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

test('it is the launcher that forks, not the service', async () => {
  const child = parsing()
  await once(child, 'spawn')
  const [, parent] = await fieldsOf(child.pid)
  expect({ parent, answer: await ask(child) }).toEqual({ parent: String(startLauncher().child.pid), answer })
})

test('a process that crashes takes no other one down', async () => {
  const [crashing, other] = [parsing(), parsing()]
  await expect(ask(crashing, { kind: 'no such question' })).rejects.toEqual(new ProcessEndedError('broken'))
  expect(await ask(other)).toEqual(answer)
})

test('signals to the whole group end no process', async () => {
  const child = parsing()
  await once(child, 'spawn')
  startLauncher().child.kill('SIGINT')
  startLauncher().child.kill('SIGTERM')
  expect(await ask(child)).toEqual(answer)
})

test('if the launcher is killed, what it started is broken, and the next process has another launcher', async () => {
  const child = parsing()
  await once(child, 'spawn')
  child.kill('SIGSTOP')
  const asked = ask(child)
  startLauncher().child.kill('SIGKILL')
  await expect(asked).rejects.toEqual(new ProcessEndedError('broken'))
  process.kill(child.pid ?? 0, 'SIGKILL')
  expect(await ask(parsing())).toEqual(answer)
})

/** As the service, starts a program that computes for ever before it hears anything; prints its number. */
const service = `
  import { fork } from 'node:child_process'
  const file = process.argv[1]
  const launcher = fork(file, { execArgv: [], serialization: 'advanced' })
  launcher.on('message', ({ kind, pid }) => kind === 'spawn' && console.log(pid))
  const execArgv = ['--import=data:text/javascript,while(true);']
  launcher.send({ kind: 'start', id: 1, launch: { file, execArgv } })`

test('when the service is killed, its processes end at once, whatever they compute', async () => {
  const launcher = path.join(import.meta.dirname, 'launcher.mjs')
  const killed = spawn(process.execPath, ['--input-type=module', '-e', service, launcher])
  const [printed] = await once(killed.stdout, 'data')
  // Whatever it waits for, it runs unless it is gone or only its entry is left.
  const isRunning = async () => !['', 'X', 'Z'].includes((await fieldsOf(Number(printed)))[0] ?? '')
  const before = await isRunning()
  killed.kill('SIGKILL')
  await vi.waitFor(
    async () => expect({ before, after: await isRunning() }).toEqual({ before: true, after: false }),
    10_000,
  )
})
