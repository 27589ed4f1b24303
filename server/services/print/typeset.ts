import * as z from 'zod/mini'
import { makeApart, type WithPictures } from './make-apart.ts'
import { knownCode, keepCode } from './known-formulas.ts'

/** What a template is to make: a file, pages to look at, or what it noted under a label. */
export type Wanted =
  | { readonly output: 'pdf'; readonly madeAt: number }
  | { readonly output: 'svg' }
  | { readonly output: 'query'; readonly query: string }

/** What the process is told. */
export interface TypesetRequest {
  readonly template: 'paper' | 'answer-sheet' | 'student-report' | 'wrong-book'
  readonly data: unknown
  /** `code` is null for a formula that cannot be set, left out where nobody has tried. */
  readonly formulas: readonly { readonly tex: string; readonly code?: string | null }[]
  readonly wants: Wanted
}

export interface Document extends WithPictures {
  readonly template: TypesetRequest['template']
  /** What the template reads. */
  readonly data: unknown
  /** LaTeX of the formulas that the data name by their places. */
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

async function typeset({ template, data, formulas, pictures }: Document, wants: Wanted) {
  const request = { template, data, wants, formulas: formulas.map((tex) => ({ tex, ...knownCode(tex) })) }
  const answer = z.parse(answered, await makeApart('print/typeset-process.mjs', request, pictures))
  for (const [index, tex] of formulas.entries()) keepCode(tex, answer.codes[index] ?? null)
  return { ...answer, unset: formulas.filter((_, index) => (answer.codes[index] ?? null) === null) }
}
