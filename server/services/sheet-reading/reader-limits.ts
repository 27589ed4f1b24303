import type { ApartLimits } from '../apart/apart-process.ts'

/** What a process may hold that looks into photographs: a page takes 200 MiB as a rule. */
export const readerLimits: ApartLimits = { heap: 384, memory: 1_024 }
