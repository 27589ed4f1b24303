import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { report } from '#api/contract/groups/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeEndTexts } from './change-end.texts.ts'
import { instantOf, type WallText, wallTextOf } from '#parts/end-picker/school-clock.ts'
import { useSchoolNow } from '#parts/end-picker/use-school-now.ts'

const stale = { invalidates: [assigning.list, assigning.info, report.class, home.today] }

/** A new end for an assignment: extends a running one, reopens one that is over. */
export function useChangeEnd({ assignmentInfo }: AssignmentRow, onDone: (endTime: string, givenBack: number) => void) {
  const texts = useTexts(changeEndTexts)
  const { now } = useSchoolNow()
  const isOver = assignmentInfo.status === assignmentStatuses.finished
  const [endAt, setEndAt] = useState<WallText | null>(isOver ? null : wallTextOf(Date.parse(assignmentInfo.endTime)))
  const [error, setError] = useState<string | undefined>(undefined)
  const { mutateAsync, isPending } = useCommand(isOver ? assigning.reopen : assigning.changeEnd, stale)
  const save = async (): Promise<void> => {
    if (endAt === null) return setError(texts.endMissing)
    const instant = instantOf(endAt)
    if (!isOver && instant === Date.parse(assignmentInfo.endTime)) return setError(texts.sameEnd)
    const endTime = new Date(instant).toISOString()
    try {
      const done = await mutateAsync({ assignmentId: assignmentInfo.assignmentId, endTime })
      onDone(endTime, 'givenBack' in done ? done.givenBack : 0)
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return {
    isOver,
    endAt,
    choose: (wall: WallText | null) => {
      setEndAt(wall)
      setError(undefined)
    },
    error,
    now: now(),
    isBusy: isPending,
    save: () => void save(),
  }
}
