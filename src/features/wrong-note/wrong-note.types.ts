import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ReactNode } from 'react'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import type { Course } from '#api/contract/schemas/courses.ts'

/** A paper made of wrong questions, and the students it is for. */
export interface PracticePaper {
  readonly paper: {
    readonly paperId: number
    readonly paperTitle: string
    readonly duration: number
    readonly score: number
    readonly itemCount: number
    readonly subjectId: number
  }
  readonly questionIds: readonly number[]
  readonly uids: readonly number[]
}

/** The props of every page about a class's wrong questions. */
export interface WrongNoteScreenProps {
  readonly course: Pick<Course, 'courseId' | 'courseName' | 'subjectId'>
  /** The teacher's user id. */
  readonly uid: number
  /** Renders the dialog that assigns a paper to students of the class. */
  readonly renderAssign: (
    practice: PracticePaper,
    onClose: () => void,
    onDone: (assigned: AssignedPaper) => void,
  ) => ReactNode
}

export type QuestionDetail = OutputOf<typeof wrongNote.question>

export type StudentBook = OutputOf<typeof wrongNote.student>
