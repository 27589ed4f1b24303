import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { type StudentPart, wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { StudentFilters } from '#parts/wrong-filters/student-filters.tsx'
import { wrongFiltersTexts } from '#parts/wrong-filters/wrong-filters.texts.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { PracticeSize } from './components/practice-size.tsx'
import { PrintLine } from './components/print-line.tsx'
import { byMastery, type ShownBook, StudentEntries } from './components/student-entries.tsx'
import { ViewChoice } from './components/view-choice.tsx'
import { studentBookTexts } from './student-book.texts.ts'
import { usePractice } from './use-practice.ts'
import { type StudentBookView, studentViews, useStudentBook } from './use-student-book.ts'
import type { WrongNoteScreenProps } from './wrong-note.types.ts'
import type { StudentBook } from './wrong-note.types.ts'

export interface StudentBookScreenProps extends WrongNoteScreenProps {
  readonly studentId: number
  /** The part of the book to show; all of it if nothing is set. */
  readonly part?: StudentPart
}

/**
 * questionRankStu/{studentId}, questionRankStuDetail/{studentId}/{paramStr}: a student's book, or a part of it with all
 * answers.
 */
export function StudentBookScreen(props: StudentBookScreenProps) {
  const { course, studentId, part } = props
  const texts = useTexts(studentBookTexts)
  const { query, ...view } = useStudentBook(course.courseId, studentId, part)
  return (
    <>
      {query.data === undefined && <PageHead title={texts.anybody} />}
      <WhenFetched of={fetchedOf(query)} skeletonRows={12}>
        {(book) => <Book {...props} book={book} view={view} />}
      </WhenFetched>
    </>
  )
}

interface BookProps extends StudentBookScreenProps {
  readonly book: StudentBook
  readonly view: StudentBookView
}

function Book({ course, uid, studentId, part, renderAssign, book, view }: BookProps) {
  const texts = useTexts(studentBookTexts)
  const making = usePractice(uid, course)
  const { questions, realname } = book
  const { open } = byMastery(book)
  const wanted = new Set(open.map(({ questionId }) => questionId))
  const chosen = questions.filter(({ questionId }) => wanted.has(questionId)).slice(0, basketLimit)
  const isPart = part !== undefined
  const shown = { book, view, studentId, courseId: course.courseId, isPart }
  return (
    <>
      <PageHead
        title={texts.title(realname)}
        crumbs={useCrumbs(shown)}
        state={useStateLine(shown)}
        actions={
          chosen.length > 0 && (
            <>
              <PracticeSize questions={chosen} items={open} />
              <BusyButton
                variant="filled"
                busy={making.isMaking}
                busyLabel={texts.assign(chosen.length)}
                onClick={() => making.start({ title: texts.practice(realname), questions: chosen, uids: [studentId] })}
              >
                {texts.assign(chosen.length)}
              </BusyButton>
            </>
          )
        }
      />
      {!isPart && <Choices {...shown} />}
      <StudentEntries {...shown} />
      {open.length > 0 && (
        <Surface label={texts.printing}>
          <PrintLine
            courseId={course.courseId}
            whose="students"
            uids={[studentId]}
            itemIds={open.map(({ itemId }) => itemId)}
          />
        </Surface>
      )}
      {making.practice !== null && renderAssign(making.practice, making.close, making.finish)}
    </>
  )
}

function useCrumbs({ book: { realname }, studentId, courseId, isPart }: ShownBook): readonly ReactNode[] {
  const texts = useTexts(studentBookTexts)
  return [
    <a key="book" href={hrefOf(wrongNotePaths.book(courseId))}>
      {texts.book}
    </a>,
    isPart ? (
      <a key="student" href={hrefOf(wrongNotePaths.student(courseId, studentId))}>
        {texts.all}
      </a>
    ) : (
      realname
    ),
  ]
}

function useStateLine({ book, view, isPart }: ShownBook): string {
  const texts = useTexts(studentBookTexts)
  const { entries, total, rightsNeeded } = book
  const { open, mastered } = byMastery(book)
  if (isPart) return texts.partState(entries.length)
  return view.filtering.isFiltered
    ? texts.filteredState(entries.length, total, open.length)
    : texts.state(open.length, mastered.length, rightsNeeded)
}

/** The filters of the book, and how it is grouped. */
function Choices({ book: { total, choices }, view }: ShownBook) {
  const texts = useTexts(wrongFiltersTexts)
  if (total === 0) return null
  return (
    <Group role="group" aria-label={texts.filter} justify="space-between" gap={10} mb={16}>
      <Group gap={10}>
        <StudentFilters choices={choices} filtering={view.filtering} />
      </Group>
      <ViewChoice views={studentViews} view={view.view} onChange={view.chooseView} />
    </Group>
  )
}
