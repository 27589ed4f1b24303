import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { report } from '#api/contract/areas/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeEndTexts } from './change-end.texts.ts'
import { instantOf, type WallText, wallTextOf } from './school-clock.ts'
import { useSchoolNow } from './use-school-now.ts'

const stale = { invalidates: [homework.list, homework.info, report.class, home.today] }

/** Another end of a task: a running one goes on until then, an ended one is opened again. */
export function useChangeEnd({ testInfo }: TestRow, onDone: (endTime: string) => void) {
  const texts = useTexts(changeEndTexts)
  const now = useSchoolNow()
  const isOver = testInfo.status === taskStatuses.finished
  const [endAt, setEndAt] = useState<WallText | null>(isOver ? null : wallTextOf(Date.parse(testInfo.endTime)))
  const [error, setError] = useState<string | undefined>(undefined)
  const { mutateAsync, isPending } = useCommand(isOver ? homework.reopen : homework.changeEnd, stale)
  const save = async (): Promise<void> => {
    if (endAt === null) return setError(texts.endMissing)
    const instant = instantOf(endAt)
    if (!isOver && instant === Date.parse(testInfo.endTime)) return setError(texts.sameEnd)
    const endTime = new Date(instant).toISOString()
    try {
      await mutateAsync({ testId: testInfo.testId, endTime })
      onDone(endTime)
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
