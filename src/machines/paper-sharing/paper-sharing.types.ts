import type { FoundTeacher } from '#api/contract/areas/paper-sharing.ts'

export interface PaperSharingInput {
  readonly paperId: number
}

/** Colleagues whom a paper is given to, or taken back from. */
export interface ShareRequest extends PaperSharingInput {
  readonly uids: readonly number[]
}

export type ShareAnswer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string }

/** Colleagues who get the paper by one press. */
export type Gift = readonly FoundTeacher[]

export interface PaperSharingContext extends PaperSharingInput {
  /** In the order of the presses. */
  readonly chosen: readonly FoundTeacher[]
  /** The first is on its way, the others wait. */
  readonly gifts: readonly Gift[]
  /** From whom it is being taken back, or was last; null once they have it again. */
  readonly holder: FoundTeacher | null
}

export type PaperSharingEvent =
  /** Chooses somebody, or no longer. */
  | { readonly type: 'person.toggle'; readonly person: FoundTeacher }
  | { readonly type: 'paper.share' }
  | { readonly type: 'holder.revoke'; readonly holder: FoundTeacher }
  /** Gives the paper again to somebody from whom it was taken back. */
  | { readonly type: 'holder.restore'; readonly holder: FoundTeacher }

export type PaperSharingEffectName = 'given' | 'revoked' | 'notGiven' | 'notRevoked'

interface Told<Name extends PaperSharingEffectName> {
  readonly type: Name
}

/** What the teacher is told. */
export type PaperSharingEffect =
  | Told<'given'>
  | (Told<'revoked'> & { readonly holder: FoundTeacher })
  | (Told<'notGiven' | 'notRevoked'> & { readonly message: string })
