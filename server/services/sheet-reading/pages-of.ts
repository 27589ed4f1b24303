import type { ChildProcess } from 'node:child_process'
import { type FileKind, kindOfFile } from './file-kind.ts'
import type { Refusal } from './reading.types.ts'
import { ask, startedProcess } from './started-process.ts'

/** A file of several pages, as the process is told of it. */
export interface PagedFile {
  readonly kind: Exclude<FileKind, 'picture'>
  readonly bytes: Uint8Array
}

type Drawn = { readonly count: number } | { readonly page: Uint8Array } | { readonly fault: true }

/** Of one file; to open it and to draw a page in milliseconds: a second as a rule, more where others have the machine. So many pages one after another that cannot be drawn, and the rest is not tried. */
const limits = { bytes: 134_217_728, pages: 2_000, opening: 60_000, page: 20_000, faults: 3 } as const

/**
 * The pages of a file (JPEG, PNG, WebP, TIFF, PDF) in their order, each as a picture that a reader reads, or why there is
 * none. Never throws on account of a file.
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
      const answer = drawing === null ? null : await drawn(drawing.child, { place }, limits.page)
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

/** A process that has a file open, and how many pages that has; null for one that it cannot open. */
async function opened(file: PagedFile): Promise<{ readonly child: ChildProcess; readonly count: number } | null> {
  const child = startedProcess('pages-process.mjs')
  const answer = await drawn(child, file, limits.opening)
  if (answer !== null && 'count' in answer) return { child, count: answer.count }
  child.kill('SIGKILL')
  return null
}

const drawn = (child: ChildProcess, asked: PagedFile | { readonly place: number }, longest: number) =>
  ask(child, asked, { longest, hear: async (said: Drawn) => said })
