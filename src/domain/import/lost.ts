import type { NotUnderstoodReason } from './imported-paper.ts'

/** A part of a text that the project's rich text cannot say. */
export interface Lost {
  readonly reason: NotUnderstoodReason
  readonly text: string
}
