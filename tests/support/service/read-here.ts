import { afterAll, beforeAll, vi } from 'vitest'
import { ProcessEndedError } from '#server/services/apart/ask-apart.ts'
import type { ApartProgram } from '#server/services/apart/apart-process.ts'
import { type Answer, readers, type Reader } from '#server/services/files/reading-process.ts'
import { worksheetsOf } from '#server/services/files/worksheets-of.mjs'
import { parsedUpload } from '#server/services/import-paper/parsed-upload.mjs'
import { textRows } from '#server/services/roster/text-rows.mjs'

type Program = (asked: never) => Answer<unknown> | Promise<Answer<unknown>>

const programs: Readonly<Partial<Record<ApartProgram, Program>>> = {
  'files/workbook-process.mjs': worksheetsOf,
  'roster/text-process.mjs': textRows,
  'import-paper/parsing-process.mjs': parsedUpload,
}

/**
 * Within the tests of this block, files are read in this process: starting another for each takes longer than all that
 * is read in it. Programs of other kinds are started as ever.
 */
export function readHere(): void {
  const started = readers.start
  beforeAll(() => {
    vi.spyOn(readers, 'start').mockImplementation((program, limits) => {
      const run = programs[program]
      return run === undefined ? started(program, limits) : readerOf(run)
    })
  })
  afterAll(() => vi.mocked(readers.start).mockRestore())
}

/** What is asked and answered is copied, as it is between processes; a program that throws ends. */
const readerOf = (run: Program): Reader => ({
  ask: async (asked) => {
    try {
      return structuredClone(await run(structuredClone(asked) as never))
    } catch {
      throw new ProcessEndedError('broken')
    }
  },
  end: () => {},
})
