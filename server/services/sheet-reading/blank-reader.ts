import type { ChildProcess } from 'node:child_process'
import { takingTurns } from '#server/core/turns.ts'
import type { BlankReader, BlanksRead, BlanksToRead } from './blank-reading.types.ts'
import { pixelsPerMillimetre } from './reading.types.ts'
import { ask, startedProcess } from './started-process.ts'

/** Milliseconds: to start both engines, and for one box, a tenth of a second as a rule; more where others have the machine. */
const longest = { start: 60_000, box: 5_000 } as const

/** Two engines in one process, started with the first page that has writing. */
export function createBlankReader(): BlankReader {
  const inTurn = takingTurns(1)
  let child: ChildProcess | null = null
  let readers = 0
  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const readNow: BlankReader['read'] = async (picture, boxes) => {
    if (child?.connected !== true) child = startedProcess('blanks-process.mjs')
    const question: BlanksToRead = { picture, scale: pixelsPerMillimetre, boxes }
    const read = await ask(child, question, {
      longest: longest.start + boxes.length * longest.box,
      hear: async (said: BlanksRead) => said,
    })
    if (read === null) end()
    return read?.texts ?? boxes.map(() => null)
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
