import { Box, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { kindTexts } from '#domain/tasks/kinds.texts.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { CountSum } from '#parts/count-sum/count-sum.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { receiversOf } from '../row-acts.ts'
import { taskDrawerTexts } from '../task-drawer.texts.ts'
import { type StudentGroups, type TaskDrawerState, type TaskInfo, useTaskDrawer } from '../use-task-drawer.ts'
import { MissingStudents, SubmittedStudents } from './student-groups.tsx'

interface TaskDrawerProps {
  readonly course: Course
  readonly testId: number
  /** Starts with everybody ticked who has not handed in. */
  readonly tickAll: boolean
  readonly onClose: () => void
}

/** One task's students at the right: who is missing, who waits for marking, who is marked, and reminding. */
export function TaskDrawer({ course, testId, tickAll, onClose }: TaskDrawerProps) {
  const drawer = useTaskDrawer(testId, tickAll)
  const texts = useTexts(taskDrawerTexts)
  return (
    <RecordDrawer
      title={drawer.info?.testInfo.testName ?? texts.title}
      width={480}
      record={drawer.record}
      skeletonRows={12}
      acts={drawer.canRemind && <RemindButton drawer={drawer} />}
      onClose={onClose}
    >
      {({ info, groups }) => <DrawerContent drawer={drawer} info={info} groups={groups} course={course} />}
    </RecordDrawer>
  )
}

interface DrawerContentProps extends Pick<TaskDrawerProps, 'course'> {
  readonly drawer: TaskDrawerState
  readonly info: TaskInfo
  readonly groups: StudentGroups
}

function DrawerContent({ drawer, info, groups, course }: DrawerContentProps) {
  const { timeOf } = drawer
  const texts = useTexts(taskDrawerTexts)
  const { unsubmitted, unmarked, marked } = groups
  return (
    <>
      <TaskLines info={info} timeOf={timeOf} />
      {unsubmitted.length + unmarked.length + marked.length > 0 && (
        <CountSum marked={marked.length} unmarked={unmarked.length} missing={unsubmitted.length} />
      )}
      {info.testInfo.status === taskStatuses.unpublished ? (
        <Text py={8} c="var(--ink-3)" fz="sm">
          {texts.willGet(receiversOf(info, course.studentCount))}
        </Text>
      ) : (
        <>
          <MissingStudents drawer={drawer} students={unsubmitted} />
          <SubmittedStudents title={texts.unmarked} students={unmarked} timeOf={timeOf} />
          <SubmittedStudents title={texts.marked} students={marked} timeOf={timeOf} />
        </>
      )}
    </>
  )
}

interface TaskLinesProps {
  readonly info: TaskInfo
  readonly timeOf: TaskDrawerState['timeOf']
}

/** Kind, times, and what has happened to the task. */
function TaskLines({ info, timeOf }: TaskLinesProps) {
  const { kind, beginTime, endTime, finishedAt, scoreTime } = info.testInfo
  const texts = useTexts(taskDrawerTexts)
  const { language } = useLanguage()
  return (
    <Box mb={14} c="dimmed" fz="sm">
      <p>{texts.kindAndTime(kindTexts[language][kind], timeOf(beginTime), timeOf(endTime))}</p>
      {finishedAt !== null && <p>{texts.finishedAt(timeOf(finishedAt))}</p>}
      {scoreTime !== null && <p>{texts.scoresOut(timeOf(scoreTime))}</p>}
    </Box>
  )
}

function RemindButton({ drawer }: { readonly drawer: TaskDrawerState }) {
  const { ticked, isReminding, remind } = drawer
  const texts = useTexts(taskDrawerTexts)
  return (
    <BusyButton
      variant="filled"
      busy={isReminding}
      busyLabel={texts.reminding}
      disabled={ticked.size === 0}
      onClick={remind}
    >
      {ticked.size === 0 ? texts.remind : texts.remindCount(ticked.size)}
    </BusyButton>
  )
}
