import { fork } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod/mini'
import { Refusal } from '#server/core/refusal.ts'
import { takingTurns } from '#server/core/turns.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { knownCode, keepCode } from './known-formulas.ts'

/** What a template is to make: a file, pages to look at, or what it noted under a label. */
export type Wanted =
  | { readonly output: 'pdf'; readonly madeAt: number }
  | { readonly output: 'svg' }
  | { readonly output: 'query'; readonly query: string }

/** What the process is told. */
export interface TypesetRequest {
  readonly template: 'paper' | 'answer-sheet'
  readonly data: unknown
  /** `code` is null for a formula that cannot be set, left out where nobody has tried. */
  readonly formulas: readonly { readonly tex: string; readonly code?: string | null }[]
  readonly wants: Wanted
}

export interface Document {
  readonly template: TypesetRequest['template']
  /** What the template reads. */
  readonly data: unknown
  /** LaTeX of the formulas that the data name by their places. */
  readonly formulas: readonly string[]
}

/** What one document may take: 200 questions take a second, a class's sheets two. */
const limits = { milliseconds: 30_000, heap: 256, bytes: 8_388_608 } as const

const answered = z.object({
  codes: z.array(z.nullable(z.string())),
  pdf: z.optional(z.instanceof(Uint8Array)),
  svg: z.optional(z.string()),
  found: z.optional(z.string()),
})

interface Typeset {
  readonly bytes: Uint8Array
  readonly unset: readonly string[]
}

/** The document as PDF that says when it was made, with the formulas that could not be set. */
export async function pdfOf(document: Document, madeAt: Date): Promise<Typeset> {
  const { pdf, unset } = await typeset(document, { output: 'pdf', madeAt: Math.floor(madeAt.getTime() / 1000) })
  return { bytes: pdf ?? new Uint8Array(), unset }
}

/** All its pages below each other as one SVG. */
export async function svgOf(document: Document): Promise<{ readonly svg: string; readonly unset: readonly string[] }> {
  const { svg, unset } = await typeset(document, { output: 'svg' })
  return { svg: svg ?? '', unset }
}

/** What the template noted under a label, in the order of the document. */
export async function notedIn(document: Document, label: string): Promise<unknown> {
  const { found } = await typeset(document, { output: 'query', query: label })
  return JSON.parse(found ?? '[]')
}

async function typeset({ template, data, formulas }: Document, wants: Wanted) {
  const request = { template, data, wants, formulas: formulas.map((tex) => ({ tex, ...knownCode(tex) })) }
  // What is sent is what is set: a document this large would take more memory than there is for it.
  if (JSON.stringify(request).length > limits.bytes) throw notSet()
  const answer = await inTurn(() => askAlone(request))
  for (const [place, tex] of formulas.entries()) keepCode(tex, answer.codes[place] ?? null)
  return { ...answer, unset: formulas.filter((_, place) => (answer.codes[place] ?? null) === null) }
}

async function askAlone(request: TypesetRequest): Promise<z.output<typeof answered>> {
  const child = fork(path.join(projectRoot(), 'server/services/print/typeset-process.mjs'), {
    execArgv: [`--max-old-space-size=${limits.heap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business, and it has nothing to ask of the network.
    env: { https_proxy: 'http://127.0.0.1:9' },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(notSet()), limits.milliseconds)
      child.once('message', (answer) => resolve(z.parse(answered, answer)))
      child.once('error', () => reject(notSet()))
      child.once('exit', () => reject(notSet()))
      child.send(request, () => {})
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

const notSet = (): Refusal =>
  new Refusal(
    503,
    '这份试卷没有排出来，请稍后再试，或把试卷分成两份',
    'The paper could not be set; try again later, or make two papers of it',
  )

/** So many processes set beside each other, whoever asks at the same time. */
const inTurn = takingTurns(2)
