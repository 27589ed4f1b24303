import type { ChildProcess } from 'node:child_process'
import { startApart } from '../apart/apart-process.ts'
import { askApart, EndedApart } from '../apart/ask-apart.ts'
import { type FileKind, kindOfFile } from './file-kind.ts'
import { readerLimits } from './reader-limits.ts'
import type { Refusal } from './reading.types.ts'

/** A file of several pages, as sent to the process. */
export interface PagedFile {
  readonly kind: Exclude<FileKind, 'picture'>
  readonly bytes: Uint8Array
}

type Drawn = { readonly count: number } | { readonly page: Uint8Array } | { readonly fault: true }

/**
 * Per file; `processor` is for opening it or drawing a page, in milliseconds of processor time: usually it takes a
 * second. After `faults` pages in a row that cannot be drawn, the rest is skipped.
 */
const limits = { bytes: 134_217_728, pages: 2_000, processor: 20_000, faults: 3 } as const

/**
 * The pages of a file (JPEG, PNG, WebP, TIFF, PDF) in order, each as a picture that a reader accepts, or why there is
 * none. Never throws because of a file.
 */
export async function* pagesOf(file: Uint8Array): AsyncIterable<Uint8Array | Refusal> {
  const kind = kindOfFile(file)
  if (file.length > limits.bytes) yield 'tooLarge'
  else if (kind === null) yield 'notAPicture'
  else if (kind === 'picture') yield file
  else yield* pagesApart({ kind, bytes: file })
}

async function* pagesApart(file: PagedFile): AsyncIterable<Uint8Array | Refusal> {
  let drawing = await opened(file)
  try {
    if (drawing === null) return yield 'notAPicture'
    const { count } = drawing
    if (count > limits.pages) return yield 'tooLarge'
    for (let [place, faults] = [0, 0]; place < count; place += 1) {
      if (drawing === null && faults < limits.faults) drawing = await opened(file)
      const answer = drawing === null ? null : await drawn(drawing.child, { place })
      if (answer !== null && 'page' in answer) {
        faults = 0
        yield answer.page
        continue
      }
      faults += 1
      drawing?.child.kill('SIGKILL')
      drawing = null
      yield 'notAPicture'
    }
  } finally {
    drawing?.child.kill('SIGKILL')
  }
}

/** A process that has opened a file, and its number of pages; null if the file cannot be opened. */
async function opened(file: PagedFile): Promise<{ readonly child: ChildProcess; readonly count: number } | null> {
  const child = startApart('sheet-reading/pages-process.mjs', readerLimits)
  const answer = await drawn(child, file)
  if (answer !== null && 'count' in answer) return { child, count: answer.count }
  child.kill('SIGKILL')
  return null
}

/** The process's reply; null if it has ended. */
async function drawn(child: ChildProcess, asked: PagedFile | { readonly place: number }): Promise<Drawn | null> {
  try {
    return await askApart(child, asked, { ...limits, hear: async (said: Drawn) => said })
  } catch (error) {
    if (error instanceof EndedApart) return null
    throw error
  }
}
