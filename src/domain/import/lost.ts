import type { NotUnderstoodReason } from './imported-paper.ts'

/** A part of a text that the project's rich text cannot express. */
export interface Lost {
  readonly reason: NotUnderstoodReason
  readonly text: string
}
