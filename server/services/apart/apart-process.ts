import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#server/database/project-root.ts'

/** What one process may hold: of JavaScript in MiB, of everything in bytes. A page takes 200 MiB as a rule. */
const limits = { heap: 384, memory: 1_073_741_824 } as const

/** Starts a program that looks into what people sent; it ends when it takes too much. */
export function startedProcess(
  script: 'reading-process.mjs' | 'pages-process.mjs' | 'blanks-process.mjs',
): ChildProcess {
  const services = path.join(projectRoot(), 'server/services')
  return fork(path.join(services, 'sheet-reading', script), {
    execArgv: [
      `--max-old-space-size=${limits.heap}`,
      `--import=${pathToFileURL(path.join(services, 'print/memory-limit.mjs')).href}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business.
    env: { MEMORY_LIMIT: String(limits.memory) },
  })
}

interface Asking<Said, Answer> {
  /** Milliseconds. */
  readonly longest: number
  /** What something said is as an answer; undefined where it goes on. What fails here fails the question. */
  readonly hear: (said: Said) => Promise<Answer | undefined>
}

/** What a process answers; null where it ended or takes too long. */
export function ask<Said, Answer>(
  child: ChildProcess,
  question: object,
  { longest, hear }: Asking<Said, Answer>,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      clearTimeout(timer)
      child.off('message', heard).off('exit', ended).off('error', ended)
      done()
    }
    const ended = () => finish(() => resolve(null))
    const timer = setTimeout(ended, longest)
    const heard = (said: Said) => {
      hear(said).then(
        (answer) => answer !== undefined && finish(() => resolve(answer)),
        (error: unknown) => finish(() => reject(error)),
      )
    }
    child.on('message', heard).on('exit', ended).on('error', ended)
    child.send(question, (error) => error !== null && ended())
  })
}
