import { tableSource } from '#domain/rich-text/table-lines.ts'
import type { Lost } from './lost.ts'

/** Converts an HTML table to rich text: its cells are cut out of the text being written. */
export class HtmlTable {
  #depth = 0
  #start = 0
  #cell: number | null = null
  #rows: string[][] = []
  readonly #tidied: (text: string) => string
  readonly #lost: Lost[]

  constructor(tidied: (text: string) => string, lost: Lost[]) {
    this.#tidied = tidied
    this.#lost = lost
  }

  /** Returns the text so far after a table tag. A nested table leaves its text in the surrounding cell. */
  tag(name: string, isClosing: boolean, text: string): string {
    if (name === 'table') return isClosing ? this.#close(text) : this.#open(text)
    if (this.#depth !== 1) return `${text}${name === 'tr' ? '\n' : isClosing ? ' ' : ''}`
    const cut = this.#endCell(text)
    if (name === 'tr' && !isClosing) this.#rows.push([])
    if ((name === 'td' || name === 'th') && !isClosing) this.#cell = cut.length
    return cut
  }

  /** Closes what the file left open. */
  end(text: string): string {
    this.#depth = Math.min(this.#depth, 1)
    return this.#depth === 0 ? text : this.#close(text)
  }

  #open(text: string): string {
    this.#depth += 1
    if (this.#depth > 1) {
      this.#lost.push({ reason: 'table', text: '' })
      return text
    }
    this.#start = text.length
    this.#rows = []
    return text
  }

  #close(text: string): string {
    if (this.#depth > 1) {
      this.#depth -= 1
      return text
    }
    if (this.#depth === 0) return text
    const rest = this.#endCell(text).slice(this.#start)
    this.#depth = 0
    const rows = this.#rows.filter((row) => row.length > 0)
    const isList = rows.every((row) => row.length === 1)
    const lines = isList ? rows.flat().join('\n') : tableSource(rows)
    return `${text.slice(0, this.#start)}\n${rest}\n${lines}\n`
  }

  #endCell(text: string): string {
    if (this.#cell === null) return text
    const row = this.#rows.at(-1)
    const cell = this.#tidied(text.slice(this.#cell))
    if (row === undefined) this.#rows.push([cell])
    else row.push(cell)
    const cut = text.slice(0, this.#cell)
    this.#cell = null
    return cut
  }
}

export const isTableTag = (name: string): boolean => /^(?:table|tr|td|th)$/.test(name)
