import type { ChildProcess } from 'node:child_process'
import { takingTurns } from '#server/core/turns.ts'
import { minute, second } from '#domain/time/units.ts'
import { startApart } from '../apart/apart-process.ts'
import { askApart, hasEnded } from '../apart/ask-apart.ts'
import type { BlankReader, BlanksRead, BlanksToRead } from './blank-reading.types.ts'
import { readerLimits } from './reader-limits.ts'
import { pixelsPerMillimetre } from './reading.types.ts'

/** Milliseconds of processor time: to start both engines, and for one box, which usually takes a tenth of a second. */
const longest = { start: minute, box: 5 * second } as const

const startEngines = (): ChildProcess => startApart('sheet-reading/blanks-process.mjs', readerLimits)

/**
 * Two engines in one process, which starts with the first page that has writing. Rejects if it cannot be started, which
 * says nothing about the page.
 */
export function createBlankReader(start = startEngines): BlankReader {
  const inTurn = takingTurns(1)
  let child: ChildProcess | null = null
  let readers = 0
  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const readNow: BlankReader['read'] = async (picture, boxes) => {
    if (child?.connected !== true) child = start()
    const question: BlanksToRead = { picture, scale: pixelsPerMillimetre, boxes }
    try {
      const processor = longest.start + boxes.length * longest.box
      const { texts } = await askApart(child, question, { processor, hear: async (answer: BlanksRead) => answer })
      return texts
    } catch (error) {
      end()
      if (hasEnded(error)) return boxes.map(() => null)
      throw error
    }
  }
  return {
    read: async (picture, boxes) => {
      readers += 1
      try {
        return await inTurn(() => readNow(picture, boxes))
      } finally {
        readers -= 1
      }
    },
    rest: () => {
      if (readers === 0) end()
    },
  }
}
