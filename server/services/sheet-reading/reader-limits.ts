import type { ApartLimits } from '../apart/apart-process.ts'

/** Memory of a process that opens photographs, in MiB: a page usually takes 200. */
export const readerLimits: ApartLimits = { heap: 384, memory: 1_024 }
