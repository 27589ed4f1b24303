import { Stack } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ClassCounts } from './components/class-counts.tsx'
import { ClassSnapshot, hasSnapshot } from './components/class-snapshot.tsx'
import { HomeSkeleton } from './components/home-skeleton.tsx'
import { NeedList } from './components/need-list.tsx'
import { PreparingTable } from './components/preparing-table.tsx'
import { WeekTable } from './components/week-table.tsx'
import css from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { type HomeBodyProps, type HomeClasses, isUntouched, needKinds, totalCount } from './today.ts'
import { useToday } from './use-today.ts'

/** What needs the teacher today, and the state of the class. */
export function HomeScreen({ course, others, onClass }: HomeClasses) {
  const texts = useTexts(homeTexts)
  const { today, now, state, dateOf, error, retry } = useToday(course)
  return (
    <>
      <PageHead
        title={texts.title}
        state={state}
        actions={
          <LinkButton
            to={paths.assign}
            variant={course.studentCount === 0 ? 'default' : 'filled'}
            leftSection={<Icon name="plus" small />}
          >
            {texts.assign}
          </LinkButton>
        }
      />
      {error !== null ? (
        <Surface label={texts.title} padded>
          <FailedState why={messageOf(error)} onRetry={retry} />
        </Surface>
      ) : today === undefined ? (
        <HomeSkeleton />
      ) : (
        <>
          <ClassCounts own={totalCount(today.unmarked)} others={others} onClass={onClass} />
          <HomeBody key={course.courseId} course={course} today={today} now={now} dateOf={dateOf} />
        </>
      )}
    </>
  )
}

function HomeBody({ course, today, now, dateOf }: HomeBodyProps) {
  const texts = useTexts(homeTexts)
  const hasAssignments = today.recent.length > 0 || today.preparing.length > 0
  return (
    <Stack className={hasSnapshot(today) ? css['columns'] : undefined} gap={20}>
      <Stack gap={16}>
        {needKinds(course, today, now) > 0 && <NeedList course={course} today={today} now={now} dateOf={dateOf} />}
        {today.recent.length > 0 && <WeekTable courseId={course.courseId} rows={today.recent} now={now} />}
        {today.preparing.length > 0 && <PreparingTable rows={today.preparing} dateOf={dateOf} now={now} />}
        {!hasAssignments && (
          <Surface label={texts.week} padded>
            {course.studentCount === 0 ? <NoStudents course={course} /> : <NothingYet isNew={isUntouched(today)} />}
          </Surface>
        )}
      </Stack>
      {hasSnapshot(today) && <ClassSnapshot course={course} today={today} />}
    </Stack>
  )
}

function NoStudents({ course: { classCode } }: Pick<HomeBodyProps, 'course'>) {
  const texts = useTexts(homeTexts)
  const toAdd = (
    <LinkButton to={memberPaths.add} variant="filled">
      {texts.addStudents}
    </LinkButton>
  )
  return <EmptyState title={texts.noStudents} why={texts.noStudentsWhy(classCode)} action={toAdd} />
}

function NothingYet({ isNew }: { readonly isNew: boolean }) {
  const texts = useTexts(homeTexts)
  const toAssign = <LinkButton to={paths.assign}>{texts.toAssign}</LinkButton>
  return <EmptyState why={isNew ? texts.never : texts.nothingThisWeek} action={toAssign} />
}
