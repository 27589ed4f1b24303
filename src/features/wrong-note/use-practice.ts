import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { practicePaper } from '#domain/wrong-note/practice-paper.ts'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import { useAssignedToast } from '#parts/assigned-toast/use-assigned-toast.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { practiceTexts } from './practice.texts.ts'
import { paperLists, useOfferedPractice } from './use-offered-practice.ts'

export interface PracticeFor {
  readonly title: string
  readonly questions: readonly BankQuestion[]
  /** The students it is for. */
  readonly uids: readonly number[]
}

/**
 * Makes a paper of wrong questions and opens the dialog that assigns it to exactly these students. A paper that is not
 * assigned is removed again, and what was just assigned is not assigned again without a question.
 */
export function usePractice(ownerId: number, { courseId, subjectId }: Pick<Course, 'courseId' | 'subjectId'>) {
  const texts = useTexts(practiceTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const tell = useAssignedToast()
  const offered = useOfferedPractice(courseId)
  const { practice } = offered
  const [assigned, setAssigned] = useState<readonly string[]>([])
  const add = useCommand(paperEditing.add, paperLists)
  const make = ({ title, questions, uids }: PracticeFor) => {
    const paper = practicePaper({ ownerId, subjectId, title, questions })
    const { score } = numberPaper(paper)
    const itemCount = questions.reduce((sum, { items }) => sum + items.length, 0)
    const offer = ({ paperId }: { readonly paperId: number }) =>
      offered.open({
        paper: { paperId, paperTitle: title, duration: paper.duration, score, itemCount, subjectId },
        questionIds: questions.map(({ questionId }) => questionId),
        uids,
      })
    // As a promise, which is answered even if the page is left meanwhile.
    add
      .mutateAsync({ paperXml: writePaper(paper), answerXml: writeAnswers(paper) })
      .then(offer, (error) => toast.error(messageOf(error)))
  }
  const start = async (asked: PracticeFor) => {
    const { questions, uids } = asked
    const isKnown = assigned.includes(
      selectionOf(
        questions.map(({ questionId }) => questionId),
        uids,
      ),
    )
    const again = {
      title: texts.againTitle,
      body: texts.again(uids.length),
      confirmLabel: texts.assignAgain,
      cancelLabel: texts.notAgain,
    }
    if (isKnown && !(await confirm(again))) return
    make(asked)
  }
  return {
    practice,
    isMaking: add.isPending,
    start: (asked: PracticeFor) => void start(asked),
    close: offered.close,
    finish: (outcome: AssignedPaper) => {
      if (practice === null) return
      setAssigned([...assigned, selectionOf(practice.questionIds, practice.uids)])
      tell(courseId, outcome)
      offered.finish()
    },
  }
}

/** The same for the same questions and students, in whatever order. */
const selectionOf = (questionIds: readonly number[], uids: readonly number[]): string =>
  [questionIds, uids].map((ids) => ids.toSorted((left, right) => left - right).join()).join(' ')

export type PracticeMaking = ReturnType<typeof usePractice>
