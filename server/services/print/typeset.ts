import * as z from 'zod/mini'
import { makeApart, type WithPictures } from './make-apart.ts'
import { knownCode, keepCode } from './known-formulas.ts'

/** What to make from a template: a file, preview pages, or what it recorded under a label. */
export type Wanted =
  | { readonly output: 'pdf'; readonly madeAt: number }
  | { readonly output: 'svg' }
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

/** The document as a PDF with its date of creation, and the formulas that could not be set. */
export async function pdfOf(document: Document, madeAt: Date): Promise<Typeset> {
  const { pdf, unset } = await typeset(document, { output: 'pdf', madeAt: Math.floor(madeAt.getTime() / 1000) })
  return { bytes: pdf ?? new Uint8Array(), unset }
}

/** All its pages one below the other as one SVG. */
export async function svgOf(document: Document): Promise<{ readonly svg: string; readonly unset: readonly string[] }> {
  const { svg, unset } = await typeset(document, { output: 'svg' })
  return { svg: svg ?? '', unset }
}

/** What the template recorded under a label, in document order. */
export async function notedIn(document: Document, label: string): Promise<unknown> {
  const { found } = await typeset(document, { output: 'query', query: label })
  return JSON.parse(found ?? '[]')
}

async function typeset({ template, data, formulas, pictures }: Document, wants: Wanted) {
  const request = { template, data, wants, formulas: formulas.map((tex) => ({ tex, ...knownCode(tex) })) }
  const answer = z.parse(answered, await makeApart('print/typeset-process.mjs', request, pictures))
  for (const [index, tex] of formulas.entries()) keepCode(tex, answer.codes[index] ?? null)
  return { ...answer, unset: formulas.filter((_, index) => (answer.codes[index] ?? null) === null) }
}
