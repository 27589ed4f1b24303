import type { ChildProcess } from 'node:child_process'
import { minute } from '#domain/time/units.ts'
import { startApart } from '../apart/apart-process.ts'
import { askApart, hasEnded, StarvedError } from '../apart/ask-apart.ts'
import { pageFrame } from './page-frame.ts'
import { readerLimits } from './reader-limits.ts'
import { pixelsPerMillimetre, type PageReading, type RefusedPage } from './reading.types.ts'
import type { FromReader, KnownSheet, ToReader } from './reading-process.types.ts'

/** Milliseconds of processor time that one page may take; usually it is a quarter of a second. */
const processor = 20_000

/** A page that ended this many processes is to blame for it: another one would end as well. */
const mostEnded = 2

const unread: RefusedPage = { kind: 'refused', reason: 'notAPicture', code: null, picture: null }

/** Milliseconds for which pages are read beside the others of a machine that leaves no time to a reader. */
const untilIdleAgain = 10 * minute

const startReader = (isIdle: boolean): ChildProcess =>
  startApart('sheet-reading/reading-process.mjs', readerLimits, { isIdle })

/**
 * A process that reads one page after another, and is restarted if it ends. It computes when nobody else does, so that
 * people who use the portal do not notice, unless the machine is never at rest.
 */
export class ReadingWorker {
  readonly #start: (isIdle: boolean) => ChildProcess
  #child: ChildProcess | null = null
  #isIdle = true
  /** Milliseconds since 1970. */
  #starvedAt = -Infinity

  constructor(start = startReader) {
    this.#start = start
  }

  /**
   * One page at a time: a worker is lent to one caller until the result is there. Rejects if no process can be started,
   * which says nothing about the picture.
   */
  async read(picture: Uint8Array, sheetOf: (code: string) => Promise<KnownSheet | null>): Promise<PageReading> {
    for (let ended = 0; ended < mostEnded;) {
      const isIdle = Date.now() - this.#starvedAt >= untilIdleAgain
      try {
        return await readIn(this.#running(isIdle), picture, { sheetOf, mayStarve: isIdle })
      } catch (error) {
        this.end()
        if (error instanceof StarvedError) this.#starvedAt = Date.now()
        else if (hasEnded(error)) ended += 1
        else throw error
      }
    }
    return unread
  }

  #running(isIdle: boolean): ChildProcess {
    if (isIdle !== this.#isIdle) this.end()
    this.#isIdle = isIdle
    if (this.#child?.connected !== true) this.#child = this.#start(isIdle)
    return this.#child
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }
}

interface Reading {
  readonly sheetOf: (code: string) => Promise<KnownSheet | null>
  readonly mayStarve: boolean
}

/** Has a process read a picture. Rejects if looking up the sheet fails. */
function readIn(child: ChildProcess, picture: Uint8Array, { sheetOf, mayStarve }: Reading): Promise<PageReading> {
  const question: ToReader = { kind: 'read', picture, frame: pageFrame, scale: pixelsPerMillimetre }
  const hear = async (message: FromReader): Promise<PageReading | undefined> => {
    if (message.kind === 'reading') return message.reading
    const sheet: ToReader = { kind: 'sheet', sheet: await sheetOf(message.code) }
    // If the process has ended meanwhile, there is nobody left to send this to.
    child.send(sheet, () => {})
    return undefined
  }
  return askApart(child, question, { processor, mayStarve, hear })
}
