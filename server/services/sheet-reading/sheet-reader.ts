import { takingTurns } from '#server/core/turns.ts'
import { ReadingWorker } from './reading-worker.ts'
import type { ReaderOptions, SheetReader } from './reading.types.ts'

/** Larger files are refused: a photograph takes a tenth of this. */
const mostBytes = 33_554_432

/** A reader with `workers` processes, each started when needed. */
export function createSheetReader({ workers }: ReaderOptions): SheetReader {
  const all = Array.from({ length: workers }, () => new ReadingWorker())
  const free = [...all]
  const inTurn = takingTurns(workers)
  return {
    read: async (picture, mapOf, isMultiple = () => false) => {
      if (picture.length > mostBytes) return { kind: 'refused', reason: 'tooLarge', code: null, picture: null }
      return inTurn(async () => {
        const worker = free.pop() ?? new ReadingWorker()
        try {
          return await worker.read(picture, async (code) => {
            const map = await mapOf(code)
            return map === null ? null : { map, multiple: rowsOf(map).filter(isMultiple) }
          })
        } finally {
          free.push(worker)
        }
      })
    },
    close: async () => {
      for (const worker of all) worker.end()
    },
  }
}

const rowsOf = ({ pages }: NonNullable<Awaited<ReturnType<Parameters<SheetReader['read']>[1]>>>): readonly string[] => [
  ...new Set(pages.flatMap(({ marks }) => marks.flatMap(({ row }) => row ?? []))),
]
