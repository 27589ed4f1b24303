import type { FoundTeacher } from '#api/contract/areas/paper-sharing.ts'

export interface SharedPaper {
  readonly paperId: number
}

export interface PaperSharingInput extends SharedPaper {
  /** The paper is among those of the school when its sharing is opened. */
  readonly isWithSchool: boolean
}

/** Colleagues whom a paper is given to, or taken back from. */
export interface ShareRequest extends SharedPaper {
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
  /** Puts the paper among those of the school, and takes it from them; each undoes the other. */
  | { readonly type: 'school.publish' }
  | { readonly type: 'school.takeBack' }

export type PaperSharingEffectName =
  | 'given'
  | 'revoked'
  | 'published'
  | 'takenBack'
  | 'notGiven'
  | 'notRevoked'
  | 'notPublished'
  | 'notTakenBack'

interface Told<Name extends PaperSharingEffectName> {
  readonly type: Name
}

/** What the teacher is told. */
export type PaperSharingEffect =
  | Told<'given' | 'published' | 'takenBack'>
  | (Told<'revoked'> & { readonly holder: FoundTeacher })
  | (Told<'notGiven' | 'notRevoked' | 'notPublished' | 'notTakenBack'> & { readonly message: string })

/** `published` while the school has the paper, also while it is being taken back. */
export type PaperSharingTag = 'giving' | 'revoking' | 'publishing' | 'published' | 'takingBack'
