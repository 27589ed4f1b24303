import * as z from 'zod/mini'
import { Refusal } from '#server/core/refusal.ts'
import { takingTurns } from '#server/core/turns.ts'
import { startApart } from '../apart/apart-process.ts'

export interface SlipLine {
  /** Printed small before the text; empty for none. */
  readonly label: string
  readonly text: string
  readonly style: 'name' | 'plain' | 'secret' | 'small'
}

export interface Slip {
  readonly lines: readonly SlipLine[]
  /** The content of its QR code. */
  readonly qr: string
}

/** A4 pages of slips to cut out, two per row. */
export interface SlipSheets {
  readonly slips: readonly Slip[]
  /** Rows per page. */
  readonly rows: number
  readonly title: string
  /** With `{page}` and `{pages}` as placeholders for the numbers. */
  readonly footer: string
  /** ISO 8601. */
  readonly madeAt: string
}

/** Heap of the drawing process, in MiB; ten thousand slips take some fifteen seconds. */
const limits = { heap: 512 } as const

/** Draws slips as a PDF, in a separate process; throws a 503 if that needs too much or fails. */
export const drawSlips = (sheets: SlipSheets): Promise<Uint8Array> => inTurn(() => askAlone(sheets))

/** For each text, its characters that cannot be printed; most names can be checked without opening the fonts. */
export async function unprintableIn(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  const rare = texts.filter((text) => !usual.test(text))
  if (rare.length === 0) return texts.map(() => [])
  const answer = await inTurn(() => askAlone({ texts: rare }))
  const found = z.parse(z.array(z.array(z.string())), JSON.parse(Buffer.from(answer).toString('utf8')))
  const byText = new Map(rare.map((text, index) => [text, found[index] ?? []]))
  return texts.map((text) => byText.get(text) ?? [])
}

/** Characters that the Chinese font is known to contain. */
const usual = /^[ -~·\u{3400}-\u{4db5}\u{4e00}-\u{9fa5}]*$/u

async function askAlone(asked: SlipSheets | { readonly texts: readonly string[] }): Promise<Uint8Array> {
  const child = startApart('slips/slip-process.mjs', limits, 'pipe')
  try {
    return await new Promise((resolve, reject) => {
      const parts: Uint8Array[] = []
      child.stdout?.on('data', (part: Uint8Array) => parts.push(part))
      child.once('error', () => reject(notDrawn()))
      child.once('close', (code) => (code === 0 ? resolve(Buffer.concat(parts)) : reject(notDrawn())))
      child.send(asked, () => {})
    })
  } finally {
    child.kill('SIGKILL')
  }
}

const notDrawn = (): Refusal =>
  new Refusal(
    503,
    '打印条没有生成，请少选一些学生，或稍后再试',
    'The slips were not made; choose fewer, or try again later',
  )

/** At most two processes draw at the same time, for all callers together. */
const inTurn = takingTurns(2)
