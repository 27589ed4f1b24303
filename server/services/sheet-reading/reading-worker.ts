import type { ChildProcess } from 'node:child_process'
import { startApart } from '../apart/apart-process.ts'
import { askApart, ProcessEndedError } from '../apart/ask-apart.ts'
import { pageFrame } from './page-frame.ts'
import { readerLimits } from './reader-limits.ts'
import { pixelsPerMillimetre, type PageReading, type RefusedPage } from './reading.types.ts'
import type { FromReader, KnownSheet, ToReader } from './reading-process.types.ts'

/** Milliseconds of processor time that one page may take; usually it is a quarter of a second. */
const processor = 20_000

const unread: RefusedPage = { kind: 'refused', reason: 'notAPicture', code: null, picture: null }

/** A process that reads one page after another, and is restarted if it ends. */
export class ReadingWorker {
  #child: ChildProcess | null = null

  /** One page at a time: a worker is lent to one caller until the result is there. */
  async read(picture: Uint8Array, sheetOf: (code: string) => Promise<KnownSheet | null>): Promise<PageReading> {
    if (this.#child?.connected !== true) this.#child = startApart('sheet-reading/reading-process.mjs', readerLimits)
    try {
      return await readIn(this.#child, picture, sheetOf)
    } catch (error) {
      this.end()
      if (error instanceof ProcessEndedError) return unread
      throw error
    }
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }
}

/** Has a process read a picture. Rejects if looking up the sheet fails. */
function readIn(
  child: ChildProcess,
  picture: Uint8Array,
  sheetOf: (code: string) => Promise<KnownSheet | null>,
): Promise<PageReading> {
  const question: ToReader = { kind: 'read', picture, frame: pageFrame, scale: pixelsPerMillimetre }
  const hear = async (message: FromReader): Promise<PageReading | undefined> => {
    if (message.kind === 'reading') return message.reading
    const sheet: ToReader = { kind: 'sheet', sheet: await sheetOf(message.code) }
    // If the process has ended meanwhile, there is nobody left to send this to.
    child.send(sheet, () => {})
    return undefined
  }
  return askApart(child, question, { processor, hear })
}
