import type { ChildProcess } from 'node:child_process'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { startApart } from '../apart/apart-process.ts'
import { askApart, hasEnded } from '../apart/ask-apart.ts'
import { type FileKind, kindOfFile } from './file-kind.ts'
import { allOf, beginningOf, type PartedFile } from './parted-file.ts'
import { readerLimits } from './reader-limits.ts'
import type { Refusal } from './reading.types.ts'

/** A part of a file of several pages, as sent to the process. */
export interface PagedPart {
  readonly kind: Exclude<FileKind, 'picture'>
  /** Of the whole file. */
  readonly size: number
  readonly part: Uint8Array
}

interface PagedFile extends PartedFile {
  readonly kind: PagedPart['kind']
}

type Drawn =
  | { readonly isMissingMore: true }
  | { readonly count: number }
  | { readonly page: Uint8Array }
  | { readonly fault: true }

/**
 * Per file; `processor` is for opening it or drawing a page, in milliseconds of processor time: usually it takes a
 * second. After `faults` pages in a row that cannot be drawn, the rest is skipped.
 */
const limits = { bytes: scanLimits.partedBytes, pages: scanLimits.pagesOfFile, processor: 20_000, faults: 3 } as const

const startDrawing = (): ChildProcess => startApart('sheet-reading/pages-process.mjs', readerLimits)

/**
 * The pages of a file (JPEG, PNG, WebP, TIFF, PDF) in order, each as a picture that a reader accepts, or why there is
 * none. Never throws because of a file, but if no process can be started, which says nothing about the file.
 */
export async function* pagesOf(file: PartedFile, start = startDrawing): AsyncIterable<Uint8Array | Refusal> {
  const kind = kindOfFile(await beginningOf(file))
  if (file.size > limits.bytes) yield 'tooLarge'
  else if (kind === null) yield 'notAPicture'
  else if (kind === 'picture') yield await allOf(file)
  else yield* pagesApart({ ...file, kind }, start)
}

async function* pagesApart(file: PagedFile, start: () => ChildProcess): AsyncIterable<Uint8Array | Refusal> {
  let drawing = await opened(file, start)
  try {
    if (drawing === null) return yield 'notAPicture'
    const { count } = drawing
    if (count > limits.pages) return yield 'tooLarge'
    for (let [index, faults] = [0, 0]; index < count; index += 1) {
      if (drawing === null && faults < limits.faults) drawing = await opened(file, start)
      const answer = drawing === null ? null : await drawn(drawing.child, { index })
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
async function opened(
  file: PagedFile,
  start: () => ChildProcess,
): Promise<{ readonly child: ChildProcess; readonly count: number } | null> {
  const child = start()
  const { kind, size } = file
  for await (const part of file.parts()) {
    const answer = await drawn(child, { kind, size, part })
    if (answer !== null && 'count' in answer) return { child, count: answer.count }
    if (answer === null || !('isMissingMore' in answer)) break
  }
  child.kill('SIGKILL')
  return null
}

/** The process's reply; null if it has ended. Rejects if it was never started. */
async function drawn(child: ChildProcess, asked: PagedPart | { readonly index: number }): Promise<Drawn | null> {
  try {
    return await askApart(child, asked, { ...limits, hear: async (answer: Drawn) => answer })
  } catch (error) {
    if (hasEnded(error)) return null
    throw error
  }
}
