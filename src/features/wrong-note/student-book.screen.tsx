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
  const open = entries.filter(({ isMastered }) => !isMastered)
  const mastered = entries.filter(({ isMastered }) => isMastered)
  const wanted = new Set(open.map(({ questionId }) => questionId))
  const chosen = questions.filter(({ questionId }) => wanted.has(questionId)).slice(0, basketLimit)
  const isPart = part !== undefined
  return (
    <>
      <PageHead
        title={texts.title(realname)}
        crumbs={[
          <a key="book" href={hrefOf(wrongNotePaths.book(course.courseId))}>
            {texts.book}
          </a>,
          isPart ? (
            <a key="student" href={hrefOf(wrongNotePaths.student(course.courseId, studentId))}>
              {texts.all}
            </a>
          ) : (
            realname
          ),
        ]}
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
      {entries.length === 0 ? (
        <Surface label={texts.open}>
          <EmptyState title={texts.none} why={texts.noneWhy} />
        </Surface>
      ) : (
        <>
          <EntryList
            title={texts.open}
            entries={open}
            book={book}
            studentId={studentId}
            courseId={course.courseId}
            isPart={isPart}
          />
          {mastered.length > 0 && (
            <EntryList
              title={texts.mastered}
              entries={mastered}
              book={book}
              studentId={studentId}
              courseId={course.courseId}
              isPart={isPart}
              isFolded={!isPart}
            />
          )}
        </>
      )}
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
