import { Box, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import type { AssignmentInfo } from '#api/contract/schemas/assignments.ts'
import { kindTexts } from '#domain/assignments/kinds.texts.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { CountSum } from '#parts/count-sum/count-sum.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { receiversOf } from '../row-acts.ts'
import { assignmentDrawerTexts } from '../assignment-drawer.texts.ts'
import {
  type StudentGroups,
  type AssignmentDrawerState,
  type AssignmentDetails,
  useAssignmentDrawer,
} from '../use-assignment-drawer.ts'
import { Corrections } from './corrections.tsx'
import { ArrangeButton, OwnParts } from './own-parts.tsx'
import { MissingStudents, SubmittedStudents } from './student-groups.tsx'

/** An assignment, the students who may get their own times, and those ticked at first. */
export interface Arranging {
  readonly assignment: AssignmentInfo
  readonly students: readonly PlannedStudent[]
  readonly chosen: readonly number[]
}

interface AssignmentDrawerProps {
  readonly course: Course
  readonly assignmentId: number
  /** Starts with everybody who has not handed in ticked. */
  readonly tickAll: boolean
  /** Opens the dialog that gives students their own times for the assignment. */
  readonly onArrange: (arranging: Arranging) => void
  readonly onClose: () => void
}

/** The students of one assignment, in a drawer: who is missing, who is unmarked, who is marked, and reminders. */
export function AssignmentDrawer({ course, assignmentId, tickAll, onArrange, onClose }: AssignmentDrawerProps) {
  const drawer = useAssignmentDrawer(assignmentId, tickAll)
  const texts = useTexts(assignmentDrawerTexts)
  return (
    <RecordDrawer
      title={drawer.info?.assignmentInfo.assignmentName ?? texts.title}
      width={480}
      record={drawer.record}
      skeletonRows={12}
      acts={drawer.remindable.size > 0 && <TickedActs drawer={drawer} onArrange={onArrange} />}
      onClose={onClose}
    >
      {({ info, groups }) => (
        <DrawerContent drawer={drawer} info={info} groups={groups} course={course} onArrange={onArrange} />
      )}
    </RecordDrawer>
  )
}

interface DrawerContentProps extends Pick<AssignmentDrawerProps, 'course' | 'onArrange'> {
  readonly drawer: AssignmentDrawerState
  readonly info: AssignmentDetails
  readonly groups: StudentGroups
}

function DrawerContent({ drawer, info, groups, course, onArrange }: DrawerContentProps) {
  const { timeOf } = drawer
  const texts = useTexts(assignmentDrawerTexts)
  const { unsubmitted, submitted, unmarked, marked } = groups
  const { markedCount, unmarkedCount } = info.reportData
  const isOut = info.assignmentInfo.status !== assignmentStatuses.unpublished
  return (
    <>
      <AssignmentLines info={info} timeOf={timeOf} />
      {unsubmitted.length + submitted.length + unmarked.length + marked.length > 0 && (
        <CountSum
          marked={submitted.length > 0 ? markedCount : marked.length}
          unmarked={submitted.length > 0 ? unmarkedCount : unmarked.length}
          missing={unsubmitted.length}
        />
      )}
      {isOut ? (
        <MissingStudents drawer={drawer} students={unsubmitted} />
      ) : (
        <Text py={8} c="var(--ink-3)" fz="sm">
          {texts.willGet(receiversOf(info, course.studentCount))}
        </Text>
      )}
      {info.assignmentInfo.scoreTime !== null && (
        <Corrections assignmentId={info.assignmentInfo.assignmentId} showsMean={info.showsMean} />
      )}
      <OwnParts
        assignmentId={info.assignmentInfo.assignmentId}
        timeOf={timeOf}
        onArrange={(students) => onArrange({ assignment: info.assignmentInfo, students, chosen: [...drawer.ticked] })}
      />
      {isOut && submitted.length > 0 && (
        <SubmittedStudents title={texts.handedIn} students={submitted} timeOf={timeOf} />
      )}
      {isOut && submitted.length === 0 && (
        <>
          <SubmittedStudents title={texts.unmarked} students={unmarked} timeOf={timeOf} />
          <SubmittedStudents title={texts.marked} students={marked} timeOf={timeOf} />
        </>
      )}
    </>
  )
}

interface AssignmentLinesProps {
  readonly info: AssignmentDetails
  readonly timeOf: AssignmentDrawerState['timeOf']
}

/** Kind, times, and history of the assignment. */
function AssignmentLines({ info, timeOf }: AssignmentLinesProps) {
  const { kind, beginTime, endTime, finishedAt, scoreTime } = info.assignmentInfo
  const texts = useTexts(assignmentDrawerTexts)
  const { language } = useLanguage()
  return (
    <Box mb={14} c="dimmed" fz="sm">
      <p>{texts.kindAndTime(kindTexts[language][kind], timeOf(beginTime), timeOf(endTime))}</p>
      {info.groupMinutes !== null && <p>{texts.groupsApart(info.groupMinutes)}</p>}
      {finishedAt !== null && <p>{texts.finishedAt(timeOf(finishedAt))}</p>}
      {scoreTime !== null && <p>{texts.scoresOut(timeOf(scoreTime))}</p>}
    </Box>
  )
}

/** The acts on the ticked students. */
function TickedActs({ drawer, onArrange }: Pick<DrawerContentProps, 'drawer' | 'onArrange'>) {
  const { info, ticked } = drawer
  return (
    <>
      {info !== null && ticked.size > 0 && (
        <ArrangeButton
          assignmentId={info.assignmentInfo.assignmentId}
          count={ticked.size}
          onArrange={(students) => onArrange({ assignment: info.assignmentInfo, students, chosen: [...ticked] })}
        />
      )}
      <RemindButton drawer={drawer} />
    </>
  )
}

function RemindButton({ drawer }: { readonly drawer: AssignmentDrawerState }) {
  const { ticked, isReminding, remind } = drawer
  const texts = useTexts(assignmentDrawerTexts)
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
