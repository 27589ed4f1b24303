import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { Refusal } from '#server/core/refusal.ts'
import { takingTurns } from '#server/core/turns.ts'
import { startApart } from '../apart/apart-process.ts'
import { askApart, ProcessEndedError } from '../apart/ask-apart.ts'

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

/** Limits of the drawing process: ten thousand slips take some fifteen seconds. */
const slipLimits = { processor: 60_000, heap: 512, memory: 1_024 } as const

type Limits = Readonly<Record<keyof typeof slipLimits, number>>

/** Draws slips as a PDF, in a separate process; throws a 503 if that needs too much or fails. */
export const drawSlips = (sheets: SlipSheets, limits: Limits = slipLimits): Promise<Uint8Array> =>
  inTurn(() => askAlone(sheets, limits))

/** For each text, its characters that cannot be printed; most names can be checked without opening the fonts. */
export async function unprintableIn(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  const rare = texts.filter((text) => !usual.test(text))
  if (rare.length === 0) return texts.map(() => [])
  const answer = await inTurn(() => askAlone({ texts: rare }, slipLimits))
  const found = z.parse(z.array(z.array(z.string())), JSON.parse(Buffer.from(answer).toString('utf8')))
  const byText = new Map(rare.map((text, index) => [text, found[index] ?? []]))
  return texts.map((text) => byText.get(text) ?? [])
}

/** Characters that the Chinese font is known to contain. */
const usual = /^[ -~·\u{3400}-\u{4db5}\u{4e00}-\u{9fa5}]*$/u

type Asked = SlipSheets | { readonly texts: readonly string[] }

async function askAlone(asked: Asked, limits: Limits): Promise<Uint8Array> {
  const child = startApart('slips/slip-process.mjs', limits, { output: 'pipe' })
  try {
    const [written] = await Promise.all([
      buffer(child.stdout ?? Readable.from([])),
      askApart(child, asked, { processor: limits.processor, hear: async (answer: 'written') => answer }),
    ])
    return written
  } catch (error) {
    throw error instanceof ProcessEndedError ? notDrawn() : error
  } finally {
    child.kill('SIGKILL')
  }
}

/** The refusal of slips that need too much. */
export const notDrawn = (): Refusal =>
  new Refusal(
    503,
    '打印条没有生成，请少选一些学生，或稍后再试',
    'The slips were not made; choose fewer, or try again later',
  )

/** At most two processes draw at the same time, for all callers together. */
const inTurn = takingTurns(2)
