import type { ChildProcess } from 'node:child_process'
import { pageFrame } from './page-frame.ts'
import { pixelsPerMillimetre, type PageReading, type RefusedPage } from './reading.types.ts'
import type { FromReader, KnownSheet, ToReader } from './reading-process.types.ts'
import { ask, startedProcess } from './started-process.ts'

/** Milliseconds that one page may take: a quarter of a second as a rule, more where others have the machine. */
const longest = 60_000

const unread: RefusedPage = { kind: 'refused', reason: 'notAPicture', code: null, picture: null }

/** A process that reads one page after the other, and is started again where it ended. */
export class ReadingWorker {
  #child: ChildProcess | null = null

  /** One page at a time: a worker is lent to whoever reads until the answer is there. */
  async read(picture: Uint8Array, sheetOf: (code: string) => Promise<KnownSheet | null>): Promise<PageReading> {
    if (this.#child?.connected !== true) this.#child = startedProcess('reading-process.mjs')
    const child = this.#child
    let isWhole = false
    try {
      const reading = await readIn(child, picture, sheetOf)
      isWhole = reading !== null
      return reading ?? unread
    } finally {
      if (!isWhole) this.end()
    }
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }
}

/** What a process reads in a picture; null where it ended or takes too long. What fails in asking for a sheet, fails here. */
function readIn(
  child: ChildProcess,
  picture: Uint8Array,
  sheetOf: (code: string) => Promise<KnownSheet | null>,
): Promise<PageReading | null> {
  const question: ToReader = { kind: 'read', picture, frame: pageFrame, scale: pixelsPerMillimetre }
  const hear = async (said: FromReader): Promise<PageReading | undefined> => {
    if (said.kind === 'reading') return said.reading
    const sheet: ToReader = { kind: 'sheet', sheet: await sheetOf(said.code) }
    // Where it ended meanwhile, the question ends too.
    child.send(sheet, () => {})
    return undefined
  }
  return ask(child, question, { longest, hear })
}
