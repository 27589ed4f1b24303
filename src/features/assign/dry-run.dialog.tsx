import { Box, Button, Table } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import type { SaveRequest } from '#machines/assign-paper/assign-paper.types.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { saveInputOf } from './assign.actors.ts'
import css from './assign.module.css'
import { turnsTexts } from './turns.texts.ts'

export interface DryRunDialogProps {
  readonly request: SaveRequest
  readonly onClose: () => void
}

type PlannedClass = OutputOf<typeof assignmentException.dryRun>['classes'][number]

/** Who would get an assignment and when, class by class, and who would not; nothing is saved. */
export function DryRunDialog({ request, onClose }: DryRunDialogProps) {
  const texts = useTexts(turnsTexts)
  const { data, error, refetch } = useEndpoint(assignmentException.dryRun, saveInputOf(request))
  return (
    <Dialog opened onClose={onClose} title={texts.title} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <Hint mb={10}>{texts.note}</Hint>
      {data?.classes.map((one) => (
        <ClassPlan key={one.courseId} plan={one} now={Date.parse(request.at)} />
      ))}
      {data === undefined && error === null && <SkeletonRows rows={8} />}
      {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

interface ClassPlanProps {
  readonly plan: PlannedClass
  readonly now: number
}

function ClassPlan({ plan: { courseName, students, leftOut }, now }: ClassPlanProps) {
  const texts = useTexts(turnsTexts)
  return (
    <Box component="section" mb={18}>
      <h3>{texts.ofClass(courseName, students.length)}</h3>
      {students.length > 0 && <Batches students={students} now={now} />}
      <LeftOut leftOut={leftOut} />
    </Box>
  )
}

interface BatchesProps extends Pick<PlannedClass, 'students'> {
  readonly now: number
}

/** Those who get it, by their times. */
function Batches({ students, now }: BatchesProps) {
  const texts = useTexts(turnsTexts)
  const { language } = useLanguage()
  const timeOf = (instant: string) => dateText(Date.parse(instant), { now, language })
  return (
    <Table verticalSpacing={8} horizontalSpacing={0} className={css['plan']}>
      <Table.Thead>
        <Table.Tr>
          {[texts.begin, texts.end, texts.limit, texts.student].map((heading) => (
            <Table.Th key={heading} c="dimmed" fz="xs" fw={400}>
              {heading}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {batchesOf(students).map(([{ uid, beginTime, endTime, duration }, names]) => (
          <Table.Tr key={uid} style={{ verticalAlign: 'top' }}>
            <Table.Td className="one-line">{timeOf(beginTime)}</Table.Td>
            <Table.Td className="one-line">{timeOf(endTime)}</Table.Td>
            <Table.Td className="one-line">{duration === null ? texts.noLimit : texts.minutes(duration)}</Table.Td>
            <Table.Td className={css['names']}>{texts.batch(names.length, listOf(language, names))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

type Student = PlannedClass['students'][number]

/** Students grouped by equal times, the earliest begin first: one of them, and everybody's name. */
function batchesOf(students: readonly Student[]): readonly (readonly [Student, readonly string[]])[] {
  const batches = new Map<string, [Student, string[]]>()
  for (const one of students) {
    const times = [one.beginTime, one.endTime, one.duration].join()
    const batch = batches.get(times) ?? [one, []]
    batch[1].push(one.realname)
    batches.set(times, batch)
  }
  return [...batches.entries()].toSorted(([one], [other]) => one.localeCompare(other)).map(([, batch]) => batch)
}

const reasons = ['waiting', 'excused', 'notChosen'] as const

function LeftOut({ leftOut }: Pick<PlannedClass, 'leftOut'>) {
  const texts = useTexts(turnsTexts)
  const { language } = useLanguage()
  if (leftOut.length === 0) return null
  const namesOf = (reason: (typeof reasons)[number]) =>
    listOf(
      language,
      leftOut.filter(({ why }) => why === reason).map(({ realname }) => realname),
    )
  return (
    <Box mt={8} c="dimmed" fz="sm">
      <p>{texts.leftOut(leftOut.length)}</p>
      {reasons.map((reason) => {
        const names = namesOf(reason)
        return names !== '' && <p key={reason}>{texts[reason](names)}</p>
      })}
    </Box>
  )
}
