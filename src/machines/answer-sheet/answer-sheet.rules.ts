import { hasAnswer } from '#domain/marking/has-answer.ts'
import type {
  AnswerSheetContext,
  AnswerSheetInput,
  Answers,
  Denial,
  HandInAnswer,
  KeptSheet,
  OpenAnswer,
  PendingHandIn,
  Receipt,
  AnswersSaved,
} from './answer-sheet.types.ts'

type Change = Partial<AnswerSheetContext>

/** The initial context, with whatever the browser kept of the sheet. */
export const startOf = ({ assignmentId, kept, clock, newKey }: AnswerSheetInput): AnswerSheetContext => ({
  assignmentId,
  clock,
  newKey,
  // What this browser keeps of a sheet comes from having begun it.
  isBegun: kept !== null,
  limit: null,
  assignment: null,
  answers: {},
  unsaved: kept?.unsaved ?? {},
  flagged: kept?.flagged ?? [],
  index: kept?.place ?? 0,
  pending: kept?.pending ?? null,
  attempts: 0,
  savedAt: null,
  isKept: true,
  message: '',
  shutReason: null,
  receipt: null,
})

export const keptOf = ({ unsaved, flagged, index, pending }: AnswerSheetContext): KeptSheet => ({
  unsaved,
  flagged,
  place: index,
  pending,
})

/** Unconfirmed answers win over the service's draft; those for items not on the paper are dropped. */
export function opened({ unsaved, flagged, index }: AnswerSheetContext, answer: OpenAnswer): Change {
  if (answer.kind !== 'opened') return {}
  const { assignment } = answer
  const ids = new Set(
    assignment.paper.sections.flatMap(({ questions }) =>
      questions.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
    ),
  )
  const known = Object.fromEntries(Object.entries(unsaved).filter(([itemId]) => ids.has(Number(itemId))))
  return {
    assignment,
    unsaved: known,
    answers: { ...assignment.draft, ...known },
    flagged: flagged.filter((itemId) => ids.has(itemId)),
    index: Math.max(0, Math.min(index, ids.size - 1)),
    attempts: 0,
  }
}

/** Text that can be stored and sent: no NUL, no half of a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export function changed({ answers, unsaved }: AnswerSheetContext, itemId: number, typed: string): Change {
  const value = storable(typed)
  return { answers: { ...answers, [itemId]: value }, unsaved: { ...unsaved, [itemId]: value }, message: '' }
}

/** Confirmed answers are no longer unsaved, unless they changed in the meantime. */
export function saved({ unsaved, savedAt, assignment }: AnswerSheetContext, { part, answer }: AnswersSaved): Change {
  const rest = Object.entries(unsaved).filter(([itemId, value]) => part[itemId] !== value)
  return {
    unsaved: Object.fromEntries(rest),
    assignment: assignment && { ...assignment, deadline: answer.deadline },
    savedAt: Math.max(savedAt ?? 0, answer.savedAt),
    message: '',
  }
}

export const flagToggled = ({ flagged }: AnswerSheetContext, itemId: number): Change => ({
  flagged: flagged.includes(itemId) ? flagged.filter((other) => other !== itemId) : [...flagged, itemId],
})

/**
 * Only what the service has not confirmed is handed in, on top of what it has saved. Not everything on screen: a sheet
 * left open on another device would overwrite newer answers with old ones.
 */
export const intended = ({ newKey, unsaved }: AnswerSheetContext): Change => ({
  pending: { key: newKey(), answers: unsaved },
  attempts: 0,
  message: '',
})

export const interrupted = (answer: OpenAnswer | Denial | HandInAnswer): Change =>
  answer.kind === 'refused'
    ? { message: answer.message }
    : answer.kind === 'shut'
      ? { shutReason: answer.reason, pending: null }
      : {}

export const countAnswered = (answers: Answers): number => Object.values(answers).filter(hasAnswer).length

/** The receipt; if the service only reports that it already has the submission, the answers on screen are counted. */
export function receiptOf({ answers, assignment }: AnswerSheetContext, answer: HandInAnswer): Receipt {
  if (answer.kind === 'handedIn') return answer.receipt
  const counts = assignment && { answered: countAnswered(answers), itemCount: assignment.paper.itemCount }
  return { submittedAt: null, counts }
}

/** The intent in progress; throws if there is none, a bug. */
export function pendingOf({ pending }: AnswerSheetContext): PendingHandIn {
  if (pending === null) throw new Error('Nothing is being handed in')
  return pending
}
