import type { ReactNode } from 'react'
import { wrongNote } from '#api/contract/areas/wrong-note.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { type StudentPart, wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { EntryList } from './components/entry-list.tsx'
import { PrintLine } from './components/print-line.tsx'
import { studentBookTexts } from './student-book.texts.ts'
import { usePractice } from './use-practice.ts'
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
  const query = useEndpoint(wrongNote.student, { courseId: course.courseId, studentId, ...inputOf(part) })
  return (
    <>
      {query.data === undefined && <PageHead title={texts.anybody} />}
      <WhenFetched of={fetchedOf(query)} skeletonRows={12}>
        {(book) => <Book {...props} book={book} />}
      </WhenFetched>
    </>
  )
}

const inputOf = (part: StudentPart | undefined) =>
  part === undefined ? {} : part.kind === 'item' ? { itemId: part.itemId } : { knowledgeId: part.knowledgeId }

function Book({
  course,
  uid,
  studentId,
  part,
  renderAssign,
  book,
}: StudentBookScreenProps & { readonly book: StudentBook }) {
  const texts = useTexts(studentBookTexts)
  const making = usePractice(uid, course.subjectId)
  const { entries, questions, realname, rightsNeeded } = book
  const { open, mastered } = byMastery(book)
  const wanted = new Set(open.map(({ questionId }) => questionId))
  const chosen = questions.filter(({ questionId }) => wanted.has(questionId)).slice(0, basketLimit)
  const isPart = part !== undefined
  const shown = { book, studentId, courseId: course.courseId, isPart }
  return (
    <>
      <PageHead
        title={texts.title(realname)}
        crumbs={useCrumbs(shown)}
        state={isPart ? texts.partState(entries.length) : texts.state(open.length, mastered.length, rightsNeeded)}
        actions={
          chosen.length > 0 && (
            <BusyButton
              variant="filled"
              busy={making.isMaking}
              busyLabel={texts.assign(chosen.length)}
              onClick={() => making.start({ title: texts.practice(realname), questions: chosen, uids: [studentId] })}
            >
              {texts.assign(chosen.length)}
            </BusyButton>
          )
        }
      />
      <Entries {...shown} />
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
      {making.practice !== null && renderAssign(making.practice, making.close)}
    </>
  )
}

interface ShownBook {
  readonly book: StudentBook
  readonly studentId: number
  readonly courseId: number
  /** Whether it is a part of the book. */
  readonly isPart: boolean
}

const byMastery = ({ entries }: StudentBook) => ({
  open: entries.filter(({ isMastered }) => !isMastered),
  mastered: entries.filter(({ isMastered }) => isMastered),
})

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

/** The questions still open, and those mastered, which are folded in a whole book. */
function Entries(shown: ShownBook) {
  const texts = useTexts(studentBookTexts)
  const { open, mastered } = byMastery(shown.book)
  if (shown.book.entries.length === 0)
    return (
      <Surface label={texts.open}>
        <EmptyState title={texts.none} why={texts.noneWhy} />
      </Surface>
    )
  return (
    <>
      <EntryList title={texts.open} entries={open} {...shown} />
      {mastered.length > 0 && (
        <EntryList title={texts.mastered} entries={mastered} {...shown} isFolded={!shown.isPart} />
      )}
    </>
  )
}
