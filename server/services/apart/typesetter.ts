import { startApart } from './apart-process.ts'
import { readyProcess } from './ready-process.ts'

/** Limits for one document: 200 questions take a second, a class's sheets two, 2,000 questions half of the memory. */
export const documentLimits = { processor: 30_000, heap: 256, memory: 1_024 } as const

/** The process that sets pages. Whoever opens a paper will probably look at its pages soon. */
export const typesetter = readyProcess(() => startApart('print/typeset-process.mjs', documentLimits))
