import { Button } from '@mantine/core'
import { useState } from 'react'
import { course as endpoints } from '#api/contract/groups/course.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { ClassTeachersDialog } from './class-teachers.dialog.tsx'
import { CourseFormDialog } from './course-form.dialog.tsx'
import { CourseRowActs } from './course-row-acts.tsx'
import { mineTexts } from './mine.texts.ts'
import { type CourseActs, useCourseActs } from './use-course-acts.ts'
import { useMineColumns } from './use-mine-columns.tsx'

export interface MineScreenProps {
  readonly teacher: TeacherInfo
  /** A class was created: it becomes the current one. */
  readonly onOpened: (courseId: number) => void
  /** Goes to the students of a class, which becomes the current one. */
  readonly onMembers: (courseId: number) => void
}

const ClassCodeDialog = lazyPart(() => import('./class-code.dialog.tsx').then((module) => module.ClassCodeDialog))

const TextbooksDialog = lazyPart(() =>
  import('../textbooks/textbooks.dialog.tsx').then((module) => module.TextbooksDialog),
)

const shelves = { inUse: 1, archived: 0 } as const

type Shelf = keyof typeof shelves

const pager = { currentPage: 1, pageSize: pageSizes.courses }

/** 我的课程: a teacher's classes, in use and archived; creating, editing and archiving them. */
export function MineScreen({ teacher, onOpened, onMembers }: MineScreenProps) {
  const texts = useTexts(mineTexts)
  const { query, setQuery } = useNavigation()
  const shelf: Shelf = query['shelf'] === 'archived' ? 'archived' : 'inUse'
  const setShelf = (wanted: Shelf) => setQuery({ shelf: wanted === 'archived' ? wanted : null })
  const [edited, setEdited] = useState<Course | null>(null)
  // A link may ask for the form of a new class from any page, this one too.
  const isNew = query['new'] === '1'
  const closeForm = () => (isNew ? setQuery({ new: null }) : setEdited(null))
  const [teachersOf, setStaffed] = useState<Course | null>(null)
  const [textbooksOf, setBooked] = useState<Course | null>(null)
  const [codeOf, setCoded] = useState<Course | null>(null)
  const lists = useShelves()
  const acts = useCourseActs()
  const opener = { onEdit: setEdited, onTeachers: setStaffed, onTextbooks: setBooked, onMembers }
  return (
    <ListPage<Course>
      title={texts.title}
      state={useStateLine(lists)}
      actions={
        <Button variant="filled" leftSection={<Icon name="plus" />} onClick={() => setQuery({ new: '1' })}>
          {texts.open}
        </Button>
      }
      list={{
        ...useCourseRows({ ...opener, acts, ownUid: teacher.uid, onCode: setCoded }, lists[shelf], shelf),
        filters: { label: texts.filter, start: <ShelfSegments lists={lists} shelf={shelf} onChange={setShelf} /> },
      }}
    >
      {textbooksOf !== null && <TextbooksDialog course={textbooksOf} onClose={() => setBooked(null)} />}
      {codeOf !== null && <ClassCodeDialog course={codeOf} onClose={() => setCoded(null)} />}
      {(isNew || edited !== null) && (
        <CourseFormDialog course={isNew ? null : edited} teacher={teacher} onOpened={onOpened} onClose={closeForm} />
      )}
      {teachersOf !== null && (
        <ClassTeachersDialog course={teachersOf} ownUid={teacher.uid} onClose={() => setStaffed(null)} />
      )}
    </ListPage>
  )
}

interface RowActs extends Pick<MineScreenProps, 'onMembers'> {
  readonly acts: CourseActs
  readonly ownUid: number
  readonly onEdit: (course: Course) => void
  readonly onTeachers: (course: Course) => void
  readonly onTextbooks: (course: Course) => void
  readonly onCode: (course: Course) => void
}

function useCourseRows(opens: RowActs, query: Shelves[Shelf], shelf: Shelf): ListProps<Course> {
  const texts = useTexts(mineTexts)
  const { acts, ownUid, onCode, onEdit, onTeachers, onTextbooks, onMembers } = opens
  return {
    label: texts.list,
    rows: fetchedPart(query, ({ list }) => list),
    rowKey: ({ courseId }) => String(courseId),
    columns: useMineColumns({ ownUid, onCopy: acts.copy, onCode }),
    density: 'roomy',
    skeletonRows: 3,
    actions: (course) => (
      <CourseRowActs
        course={course}
        acts={acts}
        isLeadTeacher={course.leadTeacherId === ownUid}
        onEdit={() => onEdit(course)}
        onMembers={() => onMembers(course.courseId)}
        onTeachers={() => onTeachers(course)}
        onTextbooks={() => onTextbooks(course)}
      />
    ),
    actionsWidth: 150,
    empty: { why: shelf === 'inUse' ? texts.emptyInUse : texts.emptyArchived },
    total: () => texts.total(query.data?.total ?? 0),
  }
}

function useShelves() {
  return {
    inUse: useEndpoint(endpoints.list, { status: shelves.inUse, pager }),
    archived: useEndpoint(endpoints.list, { status: shelves.archived, pager }),
  }
}

type Shelves = ReturnType<typeof useShelves>

function useStateLine({ inUse, archived }: Shelves): string {
  const texts = useTexts(mineTexts)
  const counted = useEndpoint(endpoints.studentCount, {})
  if (inUse.data === undefined || archived.data === undefined) return ''
  const { total } = inUse.data
  if (total + archived.data.total === 0) return texts.stateNone
  return texts.state(total, counted.data?.count, archived.data.total)
}

interface ShelfSegmentsProps {
  readonly lists: Shelves
  readonly shelf: Shelf
  readonly onChange: (shelf: Shelf) => void
}

function ShelfSegments({ lists, shelf, onChange }: ShelfSegmentsProps) {
  const texts = useTexts(mineTexts)
  return (
    <Segments<Shelf>
      label={texts.filter}
      value={shelf}
      onChange={onChange}
      segments={[
        { value: 'inUse', label: texts.inUse, count: lists.inUse.data?.total },
        { value: 'archived', label: texts.archived, count: lists.archived.data?.total },
      ]}
    />
  )
}
