import { picturesApart } from '#domain/rich-text/readable-text.ts'
import type { WordParagraph } from './word-paragraph.ts'

type Cells = readonly WordParagraph[]

/**
 * Options in a table whose pictures stand over or under their letters, each with its letter before it; null for any
 * other table.
 */
export function letteredPictures(rows: readonly Cells[]): readonly Cells[] | null {
  if (rows.length === 0 || rows.length % 2 !== 0) return null
  let count = 0
  const options: Cells[] = []
  for (let at = 0; at < rows.length; at += 2) {
    const pair = [rows[at] ?? [], rows[at + 1] ?? []]
    const letters = pair.find((cells) => areLetters(cells, count))
    const pictures = pair.find((cells) => cells !== letters)
    if (letters === undefined || pictures?.length !== letters.length || !pictures.every(isPicture)) return null
    options.push(pictures.map(({ text, lost }, index) => ({ text: `${letterAt(count + index)}. ${text}`, lost })))
    count += letters.length
  }
  return options
}

const letterAt = (index: number): string => 'ABCDEFG'.charAt(index)

const areLetters = (cells: Cells, before: number): boolean =>
  cells.length > 0 && cells.every(({ text }, index) => /^([A-G])[.．、]?$/.exec(text)?.[1] === letterAt(before + index))

const isPicture = ({ text }: WordParagraph): boolean => picturesApart(text).some((part) => typeof part !== 'string')
