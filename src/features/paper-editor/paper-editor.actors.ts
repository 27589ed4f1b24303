import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isPassing, isRefused, isSessionLost, messageOf } from '#api/client/failures.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { FailureOf } from '#api/contract/failure.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { openPaper, readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { draftOf } from '#machines/paper-editing/draft.ts'
import { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import type {
  Draft,
  DraftReading,
  OpenAnswer,
  PaperName,
  PaperPart,
  PaperSaveAnswer,
  SaveFault,
} from '#machines/paper-editing/paper-editing.types.ts'
import { paperSaving } from '#machines/paper-editing/paper-saving.ts'
import type { SaveRequest } from '#machines/saving/saving.types.ts'
import type { PaperDrafts } from './paper-drafts.ts'
import type { PaperFacts, PaperOpening } from './paper-editor.types.ts'

export interface EditorServices {
  readonly call: Call
  readonly drafts: PaperDrafts
  readonly opening: PaperOpening
  readonly takeOver: () => void
  /** Called with the service's facts about the paper when it is opened. */
  readonly onFacts: (facts: PaperFacts) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The editing machine of one paper, connected to service and storage. */
export function paperEditorWith(services: EditorServices) {
  const { drafts, takeOver } = services
  return paperEditingMachine.provide({
    actors: {
      readDraft: fromPromise<DraftReading, PaperName>(({ input }) => Promise.resolve(drafts.read(input.paperId))),
      open: openWith(services),
      saving: paperSavingWith(services),
    },
    actions: {
      takeOver,
      forget: ({ context }) => drafts.forget(context.paperId),
    },
  })
}

/** A paper as the service has it, for a computer that watches; older than any draft of its own. */
export async function storedView(call: Call, paperId: number): Promise<Draft> {
  const { rev, ...documents } = await call(paperEditing.open, { paperId })
  const { paper } = openedPaper(documents)
  return { paper, saved: paper, rev, sent: null, savedAt: 0 }
}

/** Opens a paper that the teacher may edit, or an empty one. */
const openWith = ({ call, drafts, opening, onFacts }: EditorServices) =>
  fromPromise<OpenAnswer, PaperName>(async ({ input: { paperId }, signal }) => {
    if (paperId === null) return { kind: 'opened', stored: { paper: emptyPaper(opening), rev: 0 }, notes: [] }
    const { rev, isOwn, ownerName, canEdit, isAssigned, paperXml, answerXml } = await call(
      paperEditing.open,
      { paperId },
      { signal },
    )
    onFacts({ isOwn, ownerName, canEdit, isAssigned })
    if (!canEdit) return { kind: 'refused', message: '' }
    const { paper, notes } = openedPaper({ paperXml, answerXml })
    drafts.prepare(paper)
    return { kind: 'opened', stored: { paper, rev }, notes }
  })

const emptyPaper = ({ uid, subjectId, newTitle }: PaperOpening): Paper => ({
  paperId: null,
  ownerId: uid,
  subjectId,
  bookId: null,
  assignmentId: null,
  paperTitle: newTitle,
  duration: usualDuration,
  mediaPrefix: '',
  elements: [],
})

/** Minutes of a lesson. */
const usualDuration = 40

interface Documents {
  readonly paperXml: string
  readonly answerXml: string
}

function openedPaper({ paperXml, answerXml }: Documents) {
  const opening = openPaper(paperXml, answerXml)
  if (!opening.ok) throw new Error(`The service sent no paper: ${opening.refusal.reason}`)
  return opening
}

const paperSavingWith = ({ call, drafts, now }: EditorServices) =>
  paperSaving.provide({
    actors: { save: saveWith(call) },
    actions: {
      keep: ({ context: { unsent, intent }, self }) => {
        const isKept = drafts.keep(draftOf(unsent, intent?.part ?? null, now()))
        self.send({ type: 'storage.report', isKept })
      },
    },
  })

/** Saves a paper. Refusals are returned; errors unrelated to the paper are thrown, so that the same save is retried. */
const saveWith = (call: Call) =>
  fromPromise<PaperSaveAnswer, SaveRequest<PaperPart>>(async ({ input: { key, part } }) => {
    try {
      const { paperId, rev, savedAt, kept, isNewVersion } = await send(call, part, key)
      return {
        kind: 'saved',
        rev,
        isNewVersion,
        savedAt: Date.parse(savedAt),
        kept: keptPaper(part.paper, paperId, kept),
      }
    } catch (error) {
      if (isSessionLost(error)) return { kind: 'signedOut' }
      if (!isRefused(error, paperEditing.add, paperEditing.save) || isPassing(error)) throw error
      const { failure } = error
      if (failure.id !== 'paperChangedMeanwhile')
        return { kind: 'refused', message: messageOf(error), fault: faultOf(failure) }
      const theirs = { paper: openedPaper(failure.data).paper, rev: failure.data.rev }
      if (!isSameValue(theirs.paper, part.paper)) return { kind: 'changed', theirs }
      const { rev, updatedAt } = failure.data
      return { kind: 'saved', rev, isNewVersion: false, savedAt: Date.parse(updatedAt), kept: null }
    }
  })

async function send(call: Call, { paper, rev }: PaperPart, idempotencyKey: string) {
  const { paperId } = paper
  const documents = { paperXml: writePaper(paper), answerXml: writeAnswers(paper) }
  if (paperId !== null) return call(paperEditing.save, { paperId, rev, ...documents }, { idempotencyKey })
  return { ...(await call(paperEditing.add, documents, { idempotencyKey })), isNewVersion: false }
}

/** The paper as stored; null if it is exactly what was sent. */
function keptPaper(sent: Paper, paperId: number, kept: Documents | null): Paper | null {
  if (kept === null) return sent.paperId === paperId ? null : { ...sent, paperId }
  const reading = readPaper(kept.paperXml, kept.answerXml)
  if (!reading.ok) throw new Error(`The service kept no paper: ${reading.refusal.reason}`)
  return reading.paper
}

function faultOf(failure: FailureOf<typeof paperEditing.save>): SaveFault | null {
  if (failure.id === 'questionUnknown') return { reason: 'questionUnknown', elementId: failure.data.elementId }
  if (failure.id !== 'paperInvalid') return null
  return { reason: failure.data.reason, elementId: failure.data.elementId }
}
