import * as z from 'zod/mini'
import { typesetter } from '../apart/typesetter.ts'
import { makeApart, type WithPictures } from './make-apart.ts'
import { knownCode, keepCode } from './known-formulas.ts'

/** What to make from a template: a file, preview pages, or what it recorded under a label. */
export type Wanted =
  | { readonly output: 'pdf'; readonly madeAt: number }
  | { readonly output: 'pages' }
  | { readonly output: 'query'; readonly query: string }

/** Input of the process. */
export interface TypesetRequest {
  readonly template: 'paper' | 'answer-sheet' | 'student-report' | 'wrong-book'
  readonly data: unknown
  /** `code` is null for a formula that cannot be set, and missing if it has not been tried. */
  readonly formulas: readonly { readonly tex: string; readonly code?: string | null }[]
  readonly wants: Wanted
}

export interface Document extends WithPictures {
  readonly template: TypesetRequest['template']
  /** Input of the template. */
  readonly data: unknown
  /** LaTeX of the formulas that the data refer to by position. */
  readonly formulas: readonly string[]
}

const codes = z.array(z.nullable(z.string()))

/** Answers of the process by what was wanted. */
const answers = {
  pdf: z.object({ codes, pdf: z.instanceof(Uint8Array) }),
  pages: z.object({ codes, pages: z.array(z.string()) }),
  query: z.object({ codes, found: z.string() }),
} as const satisfies Readonly<Record<Wanted['output'], unknown>>

interface Typeset {
  readonly bytes: Uint8Array
  readonly unset: readonly string[]
}

/** The document as a PDF with its date of creation, and the formulas that could not be set. */
export async function pdfOf(document: Document, madeAt: Date): Promise<Typeset> {
  const wants = { output: 'pdf', madeAt: Math.floor(madeAt.getTime() / 1000) } as const
  const { answer, unset } = await typeset(document, wants, answers.pdf)
  return { bytes: answer.pdf, unset }
}

interface SetPages {
  /** Each page as an SVG. */
  readonly pages: readonly string[]
  readonly unset: readonly string[]
}

/** Its pages as pictures, and the formulas that could not be set. */
export async function pagesOf(document: Document): Promise<SetPages> {
  const { answer, unset } = await typeset(document, { output: 'pages' }, answers.pages)
  return { pages: answer.pages, unset }
}

/** What the template recorded under a label, in document order. */
export async function notedIn(document: Document, label: string): Promise<unknown> {
  const { answer } = await typeset(document, { output: 'query', query: label }, answers.query)
  return JSON.parse(answer.found)
}

async function typeset<Answer extends { readonly codes: z.output<typeof codes> }>(
  { template, data, formulas, pictures }: Document,
  wants: Wanted,
  answered: z.ZodMiniType<Answer>,
) {
  const request = { template, data, wants, formulas: formulas.map((tex) => ({ tex, ...knownCode(tex) })) }
  const answer = z.parse(answered, await makeApart(typesetter.take, request, pictures))
  for (const [index, tex] of formulas.entries()) keepCode(tex, answer.codes[index] ?? null)
  return { answer, unset: formulas.filter((_, index) => (answer.codes[index] ?? null) === null) }
}
