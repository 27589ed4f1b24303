import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { paths } from '#domain/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { ExportStudentsButton } from './components/export-students-button.tsx'
import { TaskDrawer } from './components/task-drawer.tsx'
import { useTaskRows } from './components/use-task-rows.tsx'
import { tasksTexts } from './tasks.texts.ts'
import { useExportStudents } from './use-export-students.ts'
import { useStateLine } from './use-state-line.ts'
import { useEndSaid, useTaskActs } from './use-task-acts.ts'
import { useTaskList } from './use-task-list.ts'

export interface TasksScreenProps {
  readonly course: Course
  /**
   * The dialog that changes a task which is unpublished or has not begun. Features do not import each other, so the route
   * composes it: `(testId, onClose) => <EditTaskDialog testId={testId} course={course} onClose={onClose} onDone={onClose} />`.
   */
  readonly renderAssign: (testId: number, onClose: () => void) => ReactNode
  /** The dialog that asks for another end of a task; `onDone` hears it (ISO 8601 in UTC) once the service has it. */
  readonly renderEnd: (row: TestRow, onClose: () => void, onDone: (endTime: string) => void) => ReactNode
}

/** 练习报告: every task of a class, what to do with each, and who has not handed in. */
export const TasksScreen = (props: TasksScreenProps) => <CourseTasks key={props.course.courseId} {...props} />

function CourseTasks({ course, renderAssign, renderEnd }: TasksScreenProps) {
  const texts = useTexts(tasksTexts)
  const { setQuery } = useNavigation()
  const list = useTaskList(course.courseId)
  const state = useStateLine(course)
  const [editedTestId, setEditedTestId] = useState<number | null>(null)
  const [endedRow, setEndedRow] = useState<TestRow | null>(null)
  const [remindedTestId, setRemindedTestId] = useState<number | null>(null)
  const exporting = useExportStudents()
  const openers = {
    onEdit: setEditedTestId,
    onExport: exporting.run,
    onEnd: setEndedRow,
    onRemind: (testId: number) => {
      setRemindedTestId(testId)
      setQuery({ testId: String(testId) })
    },
  }
  const acts = useTaskActs(course, openers)
  const sayEnd = useEndSaid(openers)
  const { testId } = list.query
  const closeDrawer = () => {
    setRemindedTestId(null)
    setQuery({ testId: null })
  }
  return (
    <ListPage<TestRow>
      title={texts.title}
      state={state}
      actions={
        <>
          <ExportStudentsButton rows={list.rows} asOf={list.asOf} exporting={exporting} />
          <AssignLink />
        </>
      }
      list={useTaskRows(list, acts)}
    >
      {testId !== null && (
        <TaskDrawer
          key={testId}
          course={course}
          testId={testId}
          tickAll={testId === remindedTestId}
          onClose={closeDrawer}
        />
      )}
      {endedRow !== null &&
        renderEnd(
          endedRow,
          () => setEndedRow(null),
          (endTime) => {
            setEndedRow(null)
            sayEnd(endedRow, endTime)
          },
        )}
      {editedTestId !== null && renderAssign(editedTestId, () => setEditedTestId(null))}
    </ListPage>
  )
}

function AssignLink() {
  const texts = useTexts(tasksTexts)
  return (
    <Button component="a" href={hrefOf(paths.assign)} variant="filled" leftSection={<Icon name="plus" />}>
      {texts.assign}
    </Button>
  )
}
