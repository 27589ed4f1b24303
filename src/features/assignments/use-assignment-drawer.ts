import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { assignmentDrawerTexts } from './assignment-drawer.texts.ts'

export type AssignmentDetails = OutputOf<typeof assigning.info>

export type AssignmentStudent = OutputOf<typeof assigning.students>['list'][number]

/** One assignment with its students by state, and the ticks for reminders; `tickAll` starts with all of them ticked. */
export function useAssignmentDrawer(assignmentId: number, tickAll: boolean) {
  const info = useEndpoint(assigning.info, { assignmentId })
  const students = useEndpoint(assigning.students, { assignmentId })
  const { language } = useLanguage()
  const [touched, setTouched] = useState<ReadonlySet<number> | null>(null)
  const groups = groupsOf(students.data?.list ?? [])
  const open = groups.unsubmitted.filter(({ canHandIn }) => canHandIn).map(({ uid }) => uid)
  // Students who hand in meanwhile are no longer ticked.
  const ticked = open.filter((uid) => (touched === null ? tickAll : touched.has(uid)))
  const error = (info.data === undefined && info.error) || (students.data === undefined && students.error) || null
  const status = info.data?.assignmentInfo.status
  return {
    info: info.data ?? null,
    record: {
      value: info.data && students.data && { info: info.data, groups },
      failure: error === null ? null : messageOf(error),
      onRetry: () => {
        void info.refetch()
        void students.refetch()
      },
    },
    /** Formats an instant of the responses, relative to when they were read. */
    timeOf: (instant: string) => dateText(Date.parse(instant), { now: students.dataUpdatedAt, language }),
    ticked: new Set(ticked),
    tick: (uids: ReadonlySet<number>) => setTouched(uids),
    /** Who can be reminded: nobody before the assignment has begun. */
    remindable: new Set(status === assignmentStatuses.notStarted ? [] : open),
    ...useRemind(
      info.data ?? null,
      groups.unsubmitted.filter(({ uid }) => ticked.includes(uid)),
    ),
  }
}

export type AssignmentDrawerState = ReturnType<typeof useAssignmentDrawer>

export type StudentGroups = Readonly<Record<AssignmentStudent['state'], readonly AssignmentStudent[]>>

const byTime = (one: AssignmentStudent, other: AssignmentStudent): number =>
  (one.submittedAt ?? '').localeCompare(other.submittedAt ?? '')

/** Students by state: missing ones in class order, the others by the time they handed in. */
function groupsOf(list: readonly AssignmentStudent[]): StudentGroups {
  const inState = (state: AssignmentStudent['state']) => list.filter((student) => student.state === state)
  return {
    unsubmitted: inState('unsubmitted'),
    submitted: inState('submitted').toSorted(byTime),
    unmarked: inState('unmarked').toSorted(byTime),
    marked: inState('marked').toSorted(byTime),
  }
}

function useRemind(info: AssignmentDetails | null, chosen: readonly AssignmentStudent[]) {
  const texts = useTexts(assignmentDrawerTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const command = useCommand(assigning.remind, { invalidates: [assigning.students, assigning.list] })
  const remind = async ({ assignmentInfo }: AssignmentDetails): Promise<void> => {
    const names = listOf(
      language,
      chosen.map(({ realname }) => realname),
    )
    const end = dateText(Date.parse(assignmentInfo.endTime), { now: Date.now(), language })
    const yes = await confirm({
      title: texts.remindTitle,
      body: texts.remindAsk(chosen.length),
      details: [texts.remindNames(names), texts.remindAbout(assignmentInfo.assignmentName, end)],
      confirmLabel: texts.sendReminder,
    })
    if (!yes) return
    try {
      const { count } = await command.mutateAsync({
        assignmentId: assignmentInfo.assignmentId,
        uids: chosen.map(({ uid }) => uid),
      })
      const late = chosen.length - count
      toast.success(late === 0 ? texts.delivered(count) : texts.deliveredExcept(count, late))
    } catch (error) {
      void alert({ tone: 'error', body: messageOf(error) })
    }
  }
  return {
    isReminding: command.isPending,
    remind: () => {
      if (info !== null) void remind(info)
    },
  }
}
