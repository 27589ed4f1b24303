import { fork } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { takingTurns } from '#server/core/turns.ts'
import type { PaperPicture } from './paper-pictures.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { notMade } from './not-made.ts'

/**
 * What one document may take: 200 questions take a second, a class's sheets two. The heap, in MiB, is the engine's alone;
 * `memory`, in bytes, all that the process holds: 2,000 questions take half of it. Pictures come beside the data.
 */
const limits = {
  milliseconds: 30_000,
  heap: 256,
  memory: 1_073_741_824,
  bytes: 8_388_608,
} as const

/** A program that makes documents, below `server/services/print`. */
type Script = 'typeset-process.mjs' | 'word/report-process.mjs' | 'word/word-process.mjs'

/** Beside what a process is told, the pictures that it names by their places. */
export interface WithPictures {
  readonly pictures: readonly (PaperPicture | null)[]
}

/** What a process of its own answers that makes one document; refused where it takes too much or fails. */
export async function askApart(script: Script, request: object, pictures: WithPictures['pictures']): Promise<unknown> {
  // What is sent is what is set: a document this large would take more memory than there is for it.
  if (JSON.stringify(request).length > limits.bytes) throw notMade()
  return inTurn(() => askAlone(script, { ...request, pictures }))
}

async function askAlone(script: Script, request: object): Promise<unknown> {
  const folder = path.join(projectRoot(), 'server/services/print')
  const child = fork(path.join(folder, script), {
    execArgv: [
      `--max-old-space-size=${limits.heap}`,
      `--import=${pathToFileURL(path.join(folder, 'memory-limit.mjs')).href}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business, and it has nothing to ask of the network.
    env: { https_proxy: 'http://127.0.0.1:9', MEMORY_LIMIT: String(limits.memory) },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(notMade()), limits.milliseconds)
      child.once('message', resolve)
      child.once('error', () => reject(notMade()))
      child.once('exit', () => reject(notMade()))
      child.send(request, () => {})
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** So many processes make documents beside each other, whoever asks at the same time. */
const inTurn = takingTurns(2)
