import type { OperationRefusal, PaperOperation } from '#domain/paper/editing/operations.ts'
import {
  editHistory,
  isChanged,
  markKept,
  markSaved,
  openHistory,
  type PaperHistory,
  redo,
  undo,
} from '#domain/paper/history.ts'
import { type Collision, collisionsOf, hasBoth, mergePapers, type Side } from '#domain/paper/merge.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { draftOf, holdsWork } from './draft.ts'
import { unsavedOf } from './paper-saving.ts'
import type {
  Draft,
  DraftReading,
  OpenAnswer,
  PaperEditingContext,
  PaperEditingInput,
  PaperSaved,
  StoredPaper,
  VersionChoice,
} from './paper-editing.types.ts'

type Change = Partial<PaperEditingContext>

export const startOf = (input: PaperEditingInput): PaperEditingContext => ({
  ...input,
  stored: null,
  draft: null,
  seen: null,
  history: null,
  rev: 0,
  sent: null,
  theirs: null,
  choices: {},
  notes: [],
  refusal: null,
  notice: null,
  message: '',
  fault: null,
  isKept: true,
  savedAt: null,
})

/**
 * The browser's unsaved work. Prefers the draft last seen from the previous writing tab if it is newer: the browser may
 * have failed to store it.
 */
export function unsavedWork({ seen }: Pick<PaperEditingContext, 'seen'>, reading: DraftReading): Draft | null {
  const kept = reading.kind === 'draft' ? reading.draft : null
  const newest = seen !== null && seen.savedAt > (kept?.savedAt ?? 0) ? seen : kept
  return newest !== null && holdsWork(newest) ? newest : null
}

export const draftNoted = (context: PaperEditingContext, reading: DraftReading): Change => ({
  stored: null,
  draft: unsavedWork(context, reading),
  notice: reading.kind === 'unreadable' ? 'draftUnreadable' : null,
})

export const opened = (answer: OpenAnswer): Change =>
  answer.kind === 'opened' ? { stored: answer.stored, notes: answer.notes, message: '' } : { message: answer.message }

/**
 * Somebody has stored a different paper since the draft was made. A pending save may be what was stored, so it is
 * resent instead.
 */
export const isDivided = ({ draft, stored }: PaperEditingContext): boolean =>
  draft !== null && stored !== null && draft.sent === null && draft.rev !== stored.rev && hasDraft({ draft, stored })

/** The browser's draft differs from what the service has. */
export const hasDraft = ({ draft, stored }: Pick<PaperEditingContext, 'draft' | 'stored'>): boolean =>
  draft !== null && (draft.sent !== null || !isSameValue(draft.paper, stored?.paper))

/** Editing continues from the draft. */
export function resumed({ draft }: PaperEditingContext): Change {
  if (draft === null) return {}
  const { paper, saved, rev, sent } = draft
  return { ...fresh, history: openHistory(saved, paper), rev, sent, notice: 'resumed', message: '' }
}

/** Editing starts with the stored paper. */
export function begun({ stored, notes, notice }: PaperEditingContext): Change {
  if (stored === null) return {}
  return { ...fresh, history: openHistory(stored.paper), rev: stored.rev, sent: null, notes, notice }
}

const fresh = { draft: null, seen: null, theirs: null, choices: {}, notes: [], refusal: null, savedAt: null } as const

/**
 * What the browser could not store is kept here, in case this tab gets to write again. A conflict that is
 * being decided is reported when it ends.
 */
export function lost(context: PaperEditingContext): Change {
  const { isKept, sent, theirs, now } = context
  const seen = isKept ? null : draftOf(unsavedOf(context), sent, now())
  const notice = theirs === null ? null : 'undecided'
  return { seen, sent: null, theirs: null, choices: {}, notes: [], refusal: null, notice }
}

/**
 * What is written elsewhere; a new paper may have got its id there. What the browser could not store of this tab's own
 * is only outdated by something newer.
 */
export const shown = ({ seen }: PaperEditingContext, draft: Draft): Change => ({
  paperId: draft.paper.paperId,
  seen: seen !== null && seen.savedAt > draft.savedAt ? seen : draft,
  history: openHistory(draft.saved, draft.paper),
  rev: draft.rev,
})

/** The history of the open paper; throws while none is open, which would be a bug. */
export function historyOf({ history }: PaperEditingContext): PaperHistory {
  if (history === null) throw new Error('No paper is open')
  return history
}

const resultOf = (context: PaperEditingContext, operation: PaperOperation) =>
  editHistory(historyOf(context), operation, context.maximum)

/** Why an operation cannot be done; null if it can. */
export function refusalOf(context: PaperEditingContext, operation: PaperOperation): OperationRefusal | null {
  const result = resultOf(context, operation)
  return result.ok ? null : result.reason
}

export function edited(context: PaperEditingContext, operation: PaperOperation): Change {
  const result = resultOf(context, operation)
  return result.ok ? stepTo(result.history, result.notes) : {}
}

export const refused = (context: PaperEditingContext, operation: PaperOperation): Change => ({
  refusal: refusalOf(context, operation),
  notes: [],
})

export const undone = (context: PaperEditingContext): Change => stepTo(undo(historyOf(context)))

export const redone = (context: PaperEditingContext): Change => stepTo(redo(historyOf(context)))

const stepTo = (history: PaperHistory, notes: PaperEditingContext['notes'] = []): Change => ({
  history,
  notes,
  refusal: null,
  notice: null,
})

/** Something is unsaved or being sent: a change undone meanwhile may still be stored. */
export const isUnsaved = (context: PaperEditingContext): boolean =>
  isChanged(historyOf(context)) || context.sent !== null

/** The service has what was sent; changes since then stay unsaved. The paper may have a new id now. */
export function saved(context: PaperEditingContext, { part, answer }: PaperSaved): Change {
  const { rev, savedAt, kept, isNewVersion } = answer
  const before = historyOf(context)
  const history = kept === null ? markSaved(before, part.paper) : markKept(before, part.paper, kept)
  const notice = isNewVersion ? 'newVersion' : context.notice
  return { history, paperId: history.saved.paperId, rev, savedAt, sent: null, notice, message: '' }
}

/** Somebody else has stored the paper meanwhile. */
export const inConflict = (theirs: StoredPaper): Change => ({ theirs, choices: {}, sent: null, message: '' })

/** What both sides changed since their common base; empty if nobody else stored anything. */
export function collisionsIn(context: PaperEditingContext, theirs = context.theirs): readonly Collision[] {
  const { paper, saved: base } = historyOf(context)
  return theirs === null ? [] : collisionsOf(base, paper, theirs.paper, context.maximum)
}

export const isDecided = (context: PaperEditingContext): boolean =>
  collisionsIn(context).every(({ key }) => Object.hasOwn(context.choices, key))

export const chosen = ({ choices }: PaperEditingContext, { key, side }: VersionChoice): Change => ({
  choices: { ...choices, [key]: side },
})

export const allChosen = (context: PaperEditingContext, side: Side): Change => ({
  choices: Object.fromEntries(collisionsIn(context).map(({ key }) => [key, side])),
})

/** Whether the collision is a question, and the paper has room for both versions. */
export const canKeepBoth = (context: PaperEditingContext, key: string): boolean =>
  collisionsIn(context).some((one) => one.key === key && one.what === 'element' && hasBoth(one))

/** Merges both versions, over the other one's revision. Earlier steps cannot be undone: they do not include theirs. */
export function merged(context: PaperEditingContext): Change {
  const { theirs, choices, maximum } = context
  if (theirs === null) return {}
  const { paper, saved: base } = historyOf(context)
  const { paper: joined, notes } = mergePapers(base, paper, theirs.paper, choices, maximum)
  const history = openHistory(theirs.paper, joined)
  const { paperId } = theirs.paper
  return { paperId, history, rev: theirs.rev, theirs: null, choices: {}, notes, refusal: null, notice: 'merged' }
}
