import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paper as papers } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { practicePaper } from '#domain/wrong-note/practice-paper.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { PracticePaper } from './wrong-note.types.ts'

export interface PracticeFor {
  readonly title: string
  readonly questions: readonly BankQuestion[]
  /** The students it is for. */
  readonly uids: readonly number[]
}

/** Makes a paper of wrong questions and opens the dialog that assigns it to exactly these students. */
export function usePractice(ownerId: number, subjectId: number) {
  const toast = useToast()
  const [practice, setPractice] = useState<PracticePaper | null>(null)
  const add = useCommand(paperEditing.add, { invalidates: [papers.list, papers.unassigned, papers.unassignedCount] })
  const start = ({ title, questions, uids }: PracticeFor) => {
    const paper = practicePaper({ ownerId, subjectId, title, questions })
    const { score } = numberPaper(paper)
    const itemCount = questions.reduce((sum, { items }) => sum + items.length, 0)
    add.mutate(
      { paperXml: writePaper(paper), answerXml: writeAnswers(paper) },
      {
        onSuccess: ({ paperId }) =>
          setPractice({
            paper: { paperId, paperTitle: title, duration: paper.duration, score, itemCount, subjectId },
            uids,
          }),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  }
  return { practice, isMaking: add.isPending, start, close: () => setPractice(null) }
}

export type PracticeMaking = ReturnType<typeof usePractice>
