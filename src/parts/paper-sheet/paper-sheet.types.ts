import type { paper } from '#api/contract/groups/paper.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'

/** One paper with its keys. */
export type PaperDetail = OutputOf<typeof paper.detail>

/** The details of a paper printed at the head of its sheet. */
export type SheetHead = Pick<PaperDetail, 'paperTitle' | 'duration' | 'score' | 'ownerName'>

export type PaperSection = KeyedPaper['sections'][number]

export type PaperQuestion = PaperSection['questions'][number]

export type PaperItem = KeyedItem
