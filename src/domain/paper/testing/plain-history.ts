import type { PaperAct } from '../editing/operations.ts'
import type { Paper } from '../paper.ts'

interface Stage {
  readonly paper: Paper
  /** Two stages with the same number are the same paper, and not just equal ones. */
  readonly number: number
  /** What led to it. */
  readonly kind: PaperAct['kind'] | null
}

/** What undo, redo and the mark of unsaved changes are, as a line of papers and a position in it. */
export class PlainHistory {
  #line: Stage[]
  #at = 0
  #saved = 0
  #used = 0

  constructor(start: Paper) {
    this.#line = [{ paper: start, number: 0, kind: null }]
  }

  get start(): Paper {
    return this.#stage(0).paper
  }

  get paper(): Paper {
    return this.#stage(this.#at).paper
  }

  get isChanged(): boolean {
    return this.#stage(this.#at).number !== this.#saved
  }

  /** What can be undone, and what redone, as the product lists them. */
  get steps() {
    const kinds = this.#line.map(({ kind }) => kind)
    return { past: kinds.slice(1, this.#at + 1), future: kinds.slice(this.#at + 1).toReversed() }
  }

  /** A reset leads to the very paper at the start, anything else to a new one; ids are changed throughout. */
  done(act: PaperAct, paper: Paper, isEqual: boolean): void {
    if (act.kind === 'update' && act.change.what === 'ids') {
      const { paperId, ownerId, bookId, assignmentId } = paper
      const ids = { paperId, ownerId, bookId, assignmentId }
      this.#line = this.#line.map((stage) => ({ ...stage, paper: { ...stage.paper, ...ids } }))
      return
    }
    const isSame = act.kind === 'reset' ? this.#stage(this.#at).number === 0 : isEqual
    if (isSame) return
    const number = act.kind === 'reset' ? 0 : (this.#used += 1)
    this.#line = [...this.#line.slice(0, this.#at + 1), { paper, number, kind: act.kind }]
    this.#at += 1
  }

  undo(): void {
    this.#at = Math.max(this.#at - 1, 0)
  }

  redo(): void {
    this.#at = Math.min(this.#at + 1, this.#line.length - 1)
  }

  save(): void {
    this.#saved = this.#stage(this.#at).number
  }

  #stage(index: number): Stage {
    const stage = this.#line[index]
    if (stage === undefined) throw new Error(`no stage ${index}`)
    return stage
  }
}
