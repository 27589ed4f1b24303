import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { marking, type Submission } from '#api/contract/groups/marking.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { markingToolTexts } from './marking-tools.texts.ts'

/** An answer as its marker saw it. */
export interface AnswerRef {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissionId: number
  readonly round: number
}

interface SendingBack extends AnswerRef {
  readonly reason: string
  /** How many marks the teacher was told would be lost. */
  readonly knownMarks: number
  /** An end for this student alone (ISO 8601 in UTC); without it the one that applies to them stays. */
  readonly endTime?: string
}

interface NotesOf {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissions: readonly Submission[]
  /** The submissions have to be read again. */
  readonly reload: () => void
}

/** The flags of an item's submissions, and sending one back to its student. */
export function useNotes({ assignmentId, itemId, submissions, reload }: NotesOf) {
  const texts = useTexts(markingToolTexts)
  const toast = useToast()
  const cache = useQueryClient()
  const [noted, setNoted] = useState<ReadonlySet<number>>(
    () => new Set(submissions.filter(({ isFlagged }) => isFlagged).map(({ submissionId }) => submissionId)),
  )
  // Without what was sent back: it is not in the list until it is handed in again.
  const flagged = new Set(submissions.map(({ submissionId }) => submissionId).filter((id) => noted.has(id)))
  const flagging = useCommand(marking.flag)
  const sendingBack = useCommand(marking.sendBack, {
    invalidates: [marking.items, assigning.info, assigning.list, assignmentException.list],
  })
  const note = (submissionId: number, isFlagged: boolean) =>
    setNoted((now) => new Set(isFlagged ? [...now, submissionId] : [...now].filter((id) => id !== submissionId)))
  const toggle = (submissionId: number) => {
    const isFlagged = !flagged.has(submissionId)
    note(submissionId, isFlagged)
    flagging.mutate(
      { assignmentId, itemId, submissionId, isFlagged },
      {
        onError: (error: unknown) => {
          note(submissionId, !isFlagged)
          toast.error(messageOf(error))
        },
      },
    )
  }
  const sendBack = (asked: SendingBack, name: string, onDone: () => void) =>
    sendingBack.mutate(asked, {
      // Somebody has marked meanwhile: the dialog has to count again.
      onError: () => void cache.invalidateQueries({ queryKey: [marking.marksGiven.path] }),
      onSuccess: () => {
        toast.success(texts.sentBack(name))
        onDone()
        reload()
      },
    })
  return {
    flagged,
    toggle,
    sendBack,
    isSending: sendingBack.isPending,
    failure: sendingBack.error && messageOf(sendingBack.error),
  }
}

export type Notes = ReturnType<typeof useNotes>
