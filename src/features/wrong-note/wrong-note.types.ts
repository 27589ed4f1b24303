import type { wrongNote } from '#api/contract/areas/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ReactNode } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'

/** A paper made of wrong questions, and the students whom it is for. */
export interface PracticePaper {
  readonly paper: {
    readonly paperId: number
    readonly paperTitle: string
    readonly duration: number
    readonly score: number
    readonly itemCount: number
    readonly subjectId: number
  }
  readonly uids: readonly number[]
}

/** What every page about a class's wrong questions gets. */
export interface WrongNoteScreenProps {
  readonly course: Pick<Course, 'courseId' | 'courseName' | 'subjectId'>
  /** The teacher. */
  readonly uid: number
  /** The dialog in which a paper goes to students of the class. */
  readonly renderAssign: (practice: PracticePaper, onClose: () => void) => ReactNode
}

export type QuestionDetail = OutputOf<typeof wrongNote.question>

export type StudentBook = OutputOf<typeof wrongNote.student>
