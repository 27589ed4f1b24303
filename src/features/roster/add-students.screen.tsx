import type { Course } from '#api/contract/schemas/courses.ts'
import { ClassListButton } from '#parts/class-list-file/class-list-file.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { AddWays } from './add-ways.tsx'
import { ChooseClass } from './choose-class.tsx'
import { ChooseWorksheets } from './choose-worksheets.tsx'
import { DryRun } from './dry-run.tsx'
import { rosterPaths } from './roster-paths.ts'
import { rosterTexts } from './roster.texts.ts'
import { ReviewFailed, Waiting } from './review-failed.tsx'
import { useImportUndo } from './use-import-undo.ts'
import { type RosterImport, useRosterImport } from './use-roster-import.ts'
import { Writing, WritingDone, WritingFailed } from './writing.tsx'

export interface AddStudentsScreenProps {
  /** The current class; null for a teacher without one. */
  readonly course: Course | null
}

/** 添加学生: one by one, from a pasted list, or from a file (specification §2 /member/addStudent). */
export function AddStudentsScreen({ course }: AddStudentsScreenProps) {
  const texts = useTexts(rosterTexts)
  if (course !== null) return <AddStudents key={course.courseId} course={course} />
  return (
    <EmptyState
      title={texts.noClassTitle}
      titleAs="h1"
      why={texts.noClass}
      action={
        <LinkButton variant="filled" to={rosterPaths.courses}>
          {texts.toCourses}
        </LinkButton>
      }
    />
  )
}

function AddStudents({ course }: { readonly course: Course }) {
  const texts = useTexts(rosterTexts)
  const list = useRosterImport(course.courseId)
  useImportUndo(list)
  return (
    <div>
      <PageHead
        title={texts.title}
        state={texts.state(course.courseName, course.studentCount)}
        actions={
          <>
            <ClassListButton courseId={course.courseId} />
            {list.step !== 'done' && list.step !== 'failed' && (
              <LinkButton to={rosterPaths.members}>{texts.toMembers}</LinkButton>
            )}
          </>
        }
      />
      <Step list={list} course={course} />
    </div>
  )
}

function Step({ list, course }: { readonly list: RosterImport; readonly course: Course }) {
  const texts = useTexts(rosterTexts)
  switch (list.step) {
    case 'resuming':
      return <Waiting>{texts.loading}</Waiting>
    case 'choosing':
    case 'reading':
      return <AddWays list={list} courseId={course.courseId} />
    case 'choosingWorksheets':
      return <ChooseWorksheets list={list} />
    case 'choosingClass':
      return <ChooseClass list={list} />
    case 'loadingReview':
      return <Waiting>{texts.waiting}</Waiting>
    case 'reviewFailed':
      return <ReviewFailed list={list} />
    case 'dropping':
      return list.context.view === null ? <ReviewFailed list={list} /> : <DryRun list={list} />
    case 'reviewing':
    case 'changing':
    case 'applying':
      return <DryRun list={list} />
    case 'following':
      return <Writing list={list} />
    case 'done':
      return <WritingDone list={list} courseId={course.courseId} />
    case 'failed':
      return <WritingFailed list={list} />
  }
}
