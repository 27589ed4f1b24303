import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'

export interface SharedPaper {
  readonly paperId: number
}

export interface PaperSharingInput extends SharedPaper {
  /** The school already has the paper when the dialog is opened. */
  readonly isWithSchool: boolean
}

/** A colleague who gets the paper, or has it, and whether to edit it. */
export interface Recipient extends FoundTeacher {
  readonly canEdit: boolean
}

/** Colleagues a paper is revoked from. */
export interface RevokeRequest extends SharedPaper {
  readonly uids: readonly number[]
}

/** Colleagues a paper is shared with, and those of them who may edit it. */
export interface ShareRequest extends RevokeRequest {
  readonly editorUids: readonly number[]
}

/** A colleague who has the paper, and whether they may edit it from now on. */
export interface Right {
  readonly uid: number
  readonly canEdit: boolean
}

export interface RightRequest extends SharedPaper, Right {}

export type ShareAnswer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string }

/** Colleagues who get the paper by one press. */
export type Gift = readonly Recipient[]

export interface PaperSharingContext extends PaperSharingInput {
  /** In press order. */
  readonly chosen: readonly Recipient[]
  /** The first is being sent, the others wait. */
  readonly gifts: readonly Gift[]
  /** The last colleague it was, or is being, revoked from; null once they have it again. */
  readonly holder: Recipient | null
  /** The right that was changed last, or is being changed. */
  readonly right: Right | null
}

export type PaperSharingEvent =
  /** Selects or deselects somebody. */
  | { readonly type: 'person.toggle'; readonly person: FoundTeacher }
  /** Marks somebody selected as one who may edit the paper, or not. */
  | { readonly type: 'person.letEdit'; readonly person: FoundTeacher; readonly canEdit: boolean }
  | { readonly type: 'paper.share' }
  | { readonly type: 'holder.revoke'; readonly holder: Recipient }
  /** Shares the paper again, with the same right, with somebody it was revoked from. */
  | { readonly type: 'holder.restore'; readonly holder: Recipient }
  /** Lets somebody who has the paper edit it, or no longer. */
  | { readonly type: 'holder.letEdit'; readonly holder: FoundTeacher; readonly canEdit: boolean }
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
  | 'notLet'
  | 'notPublished'
  | 'notTakenBack'

interface EffectOf<Name extends PaperSharingEffectName> {
  readonly type: Name
}

/** What is reported to the teacher. */
export type PaperSharingEffect =
  | EffectOf<'given' | 'published' | 'takenBack'>
  | (EffectOf<'revoked'> & { readonly holder: Recipient })
  | (EffectOf<'notGiven' | 'notRevoked' | 'notLet' | 'notPublished' | 'notTakenBack'> & { readonly message: string })

/** `published` while the school has the paper, even while it is being taken back. */
export type PaperSharingTag = 'giving' | 'revoking' | 'letting' | 'publishing' | 'published' | 'takingBack'
