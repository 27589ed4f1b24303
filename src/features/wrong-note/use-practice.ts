import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paper as papers } from '#api/contract/groups/paper.ts'
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
import type { PracticePaper } from './wrong-note.types.ts'

export interface PracticeFor {
  readonly title: string
  readonly questions: readonly BankQuestion[]
  /** The students it is for. */
  readonly uids: readonly number[]
}

const paperLists = { invalidates: [papers.list, papers.unassigned, papers.unassignedCount, paperEditing.removed] }

/**
 * Makes a paper of wrong questions and opens the dialog that assigns it to exactly these students. A paper that is not
 * assigned is removed again, and what was just assigned is not assigned again without a question.
 */
export function usePractice(ownerId: number, { courseId, subjectId }: Pick<Course, 'courseId' | 'subjectId'>) {
  const texts = useTexts(practiceTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const tell = useAssignedToast()
  const [practice, setPractice] = useState<PracticePaper | null>(null)
  const [assigned, setAssigned] = useState<readonly string[]>([])
  const add = useCommand(paperEditing.add, paperLists)
  const unassigned = useUnassignedPaper()
  const make = ({ title, questions, uids }: PracticeFor) => {
    const paper = practicePaper({ ownerId, subjectId, title, questions })
    const { score } = numberPaper(paper)
    const itemCount = questions.reduce((sum, { items }) => sum + items.length, 0)
    const offer = ({ paperId }: { readonly paperId: number }) => {
      unassigned.hold(paperId)
      setPractice({
        paper: { paperId, paperTitle: title, duration: paper.duration, score, itemCount, subjectId },
        questionIds: questions.map(({ questionId }) => questionId),
        uids,
      })
    }
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
    close: () => {
      unassigned.drop()
      setPractice(null)
    },
    finish: (outcome: AssignedPaper) => {
      if (practice === null) return
      unassigned.release()
      setAssigned([...assigned, selectionOf(practice.questionIds, practice.uids)])
      tell(courseId, outcome)
      setPractice(null)
    },
  }
}

/** Holds a paper that is to be assigned: it is removed by leaving the page (Back), even if it arrives only afterwards. */
function useUnassignedPaper() {
  const { mutate: remove } = useCommand(paperEditing.remove, paperLists)
  const held = useRef<number | null>(null)
  const isLeft = useRef(false)
  const drop = () => {
    if (held.current !== null) remove({ paperId: held.current })
    held.current = null
  }
  const leave = useEffectEvent(() => {
    isLeft.current = true
    drop()
  })
  useEffect(() => {
    isLeft.current = false
    return () => leave()
  }, [])
  return {
    hold: (paperId: number) => {
      held.current = paperId
      if (isLeft.current) drop()
    },
    release: () => {
      held.current = null
    },
    drop,
  }
}

/** The same for the same questions and students, in whatever order. */
const selectionOf = (questionIds: readonly number[], uids: readonly number[]): string =>
  [questionIds, uids].map((ids) => ids.toSorted((left, right) => left - right).join()).join(' ')

export type PracticeMaking = ReturnType<typeof usePractice>
