import type { FoundTeacher } from '#api/contract/areas/paper-sharing.ts'

export interface SharedPaper {
  readonly paperId: number
}

export interface PaperSharingInput extends SharedPaper {
  /** The school already has the paper when the dialog is opened. */
  readonly isWithSchool: boolean
}

/** Colleagues a paper is shared with, or revoked from. */
export interface ShareRequest extends SharedPaper {
  readonly uids: readonly number[]
}

export type ShareAnswer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string }

/** Colleagues who get the paper by one press. */
export type Gift = readonly FoundTeacher[]

export interface PaperSharingContext extends PaperSharingInput {
  /** In press order. */
  readonly chosen: readonly FoundTeacher[]
  /** The first is being sent, the others wait. */
  readonly gifts: readonly Gift[]
  /** The last colleague it was, or is being, revoked from; null once they have it again. */
  readonly holder: FoundTeacher | null
}

export type PaperSharingEvent =
  /** Selects or deselects somebody. */
  | { readonly type: 'person.toggle'; readonly person: FoundTeacher }
  | { readonly type: 'paper.share' }
  | { readonly type: 'holder.revoke'; readonly holder: FoundTeacher }
  /** Shares the paper again with somebody it was revoked from. */
  | { readonly type: 'holder.restore'; readonly holder: FoundTeacher }
  /** Shares the paper with the school; undone by taking it back. */
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

interface EffectOf<Name extends PaperSharingEffectName> {
  readonly type: Name
}

/** What is reported to the teacher. */
export type PaperSharingEffect =
  | EffectOf<'given' | 'published' | 'takenBack'>
  | (EffectOf<'revoked'> & { readonly holder: FoundTeacher })
  | (EffectOf<'notGiven' | 'notRevoked' | 'notPublished' | 'notTakenBack'> & { readonly message: string })

/** `published` while the school has the paper, even while it is being taken back. */
export type PaperSharingTag = 'giving' | 'revoking' | 'publishing' | 'published' | 'takingBack'
