import type { AnswerKind } from '#domain/questions/question.ts'
import type { ReadState, SheetBox } from './scan.ts'

/** An item as the reader of its sheet needs it. */
export interface ScanItem {
  readonly itemId: number
  readonly kind: AnswerKind
  /** The letter of the paper behind a printed one: versions print options in another order. */
  readonly letterOf: (printed: string) => string
}

/** What bubbles of one row say, by the letters that are printed. */
export interface FilledRow {
  readonly row: string
  readonly state: 'decided' | 'empty' | 'unsure'
  readonly value: string | null
  readonly candidates: readonly string[]
  /** From 0 to 1. */
  readonly confidence: number
  readonly area: SheetBox
}

/** Room for writing, and how much of it is dark, from 0 to 1. */
export interface InkedBox {
  readonly id: string
  readonly area: SheetBox
  readonly ink: number
}

/** What is kept of one answer. */
export interface KeptReading {
  readonly row: string
  readonly itemId: number
  readonly state: ReadState
  readonly value: string | null
  readonly candidates: readonly string[]
  /** Of a hundred. */
  readonly confidence: number
  readonly area: SheetBox
}

/** What is darker than this share of a box may be writing; whatever may be is looked at by a person. */
const leastInk = 0.0008

/** The answers on a page: choices as they were read, blanks and written work for a person, by the items of the paper. */
export function readingsOf(
  rows: readonly FilledRow[],
  boxes: readonly InkedBox[],
  itemOf: (row: string) => ScanItem | undefined,
): readonly KeptReading[] {
  const choices = rows.flatMap((row) => withItem(itemOf(row.row), (item) => ofRow(row, item)))
  const written = boxes.flatMap((box) => withItem(itemOf(box.id), (item) => ofBox(box, item)))
  return [...choices, ...written]
}

const withItem = <Made>(item: ScanItem | undefined, make: (item: ScanItem) => Made): Made[] =>
  item === undefined ? [] : [make(item)]

function ofRow({ row, state, value, candidates, confidence, area }: FilledRow, item: ScanItem): KeptReading {
  return {
    row,
    itemId: item.itemId,
    state,
    value: state === 'empty' ? '' : value === null ? null : lettersOf(value, item),
    candidates: candidates.map((candidate) => lettersOf(candidate, item)),
    confidence: Math.round(confidence * 100),
    area,
  }
}

const lettersOf = (printed: string, { letterOf }: ScanItem): string =>
  [...printed]
    .map((letter) => letterOf(letter))
    .toSorted()
    .join('')

function ofBox({ id, area, ink }: InkedBox, { itemId, kind }: ScanItem): KeptReading {
  const isEmpty = ink < leastInk
  const state = isEmpty ? 'empty' : kind === 'written' ? 'written' : 'unsure'
  return { row: id, itemId, state, value: isEmpty ? '' : null, candidates: [], confidence: isEmpty ? 100 : 0, area }
}

/**
 * The number that is filled in, as far as it can be read: its digits from the first row on, with nothing filled behind them;
 * null where a digit between is open, or one is not sure.
 */
export function writtenNumberOf(rows: readonly FilledRow[]): string | null {
  const digits = rows.filter(({ row }) => /^N\d+$/.test(row)).toSorted((a, b) => numberOf(a.row) - numberOf(b.row))
  if (digits.some(({ state }) => state === 'unsure')) return null
  const text = digits.map(({ value }) => value ?? ' ').join('')
  return /^\d+ *$|^ *\d+$/.test(text) ? text.trim() : null
}

const numberOf = (row: string): number => Number(row.slice(1))
