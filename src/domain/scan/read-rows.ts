import type { AnswerKind } from '#domain/questions/question.ts'
import type { ReadState, SheetBox } from './scan.ts'

/** What the sheet reader needs to know about an item. */
export interface ScanItem {
  readonly itemId: number
  readonly kind: AnswerKind
  /** Maps a printed letter to the paper's: versions print options in another order. */
  readonly letterOf: (printed: string) => string
}

/** The filled bubbles of a row, by printed letter. */
export interface FilledRow {
  readonly row: string
  readonly state: 'decided' | 'empty' | 'unsure'
  readonly value: string | null
  readonly candidates: readonly string[]
  /** From 0 to 1. */
  readonly confidence: number
  readonly area: SheetBox
}

/** A writing box, and its share of dark area, from 0 to 1. */
export interface InkedBox {
  readonly id: string
  readonly area: SheetBox
  readonly ink: number
}

/** The stored reading of one answer. */
export interface KeptReading {
  readonly row: string
  readonly itemId: number
  readonly state: ReadState
  readonly value: string | null
  readonly candidates: readonly string[]
  /** In percent. */
  readonly confidence: number
  readonly area: SheetBox
}

/** A box with a larger dark share may contain writing; whatever may be writing is seen by a person. */
const leastInk = 0.0008

/** The answers on a page by item: choices as read, blanks and written work for a person. */
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
 * The filled-in number: its digits from the first row on, with nothing filled after them; null if a digit in between is
 * open, or one is uncertain.
 */
export function writtenNumberOf(rows: readonly FilledRow[]): string | null {
  const digits = rows.filter(({ row }) => /^N\d+$/.test(row)).toSorted((a, b) => numberOf(a.row) - numberOf(b.row))
  if (digits.some(({ state }) => state === 'unsure')) return null
  const text = digits.map(({ value }) => value ?? ' ').join('')
  return /^\d+ *$|^ *\d+$/.test(text) ? text.trim() : null
}

const numberOf = (row: string): number => Number(row.slice(1))
