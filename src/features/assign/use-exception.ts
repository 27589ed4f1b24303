import { useState } from 'react'
import { isRefused, messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException, type PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { home } from '#api/contract/groups/home.ts'
import { report } from '#api/contract/groups/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { givenBackText } from '#domain/assignments/given-back-text.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { exceptionTexts } from './exception.texts.ts'
import { instantOf, type WallText } from '#parts/end-picker/school-clock.ts'
import { useSchoolNow } from '#parts/end-picker/use-school-now.ts'

export interface ExceptionForm {
  readonly uids: readonly number[]
  readonly isExcused: boolean
  readonly beginAt: WallText | null
  readonly endAt: WallText | null
  readonly extraMinutes: number | null
  readonly reason: string
}

/** The students who may get their own times, and those ticked when the form opens. */
export interface ArrangedStudents {
  readonly students: readonly PlannedStudent[]
  readonly chosen: readonly number[]
}

interface Arranging extends ArrangedStudents {
  /** Published scores show the right answers: nobody gets other times, but a student may still be excused. */
  readonly areScoresOut: boolean
}

type Field = 'uids' | 'beginTime' | 'endTime' | 'extraMinutes' | 'reason'

const empty: Omit<ExceptionForm, 'uids'> = {
  isExcused: false,
  beginAt: null,
  endAt: null,
  extraMinutes: null,
  reason: '',
}

const stale = {
  invalidates: [assignmentException.list, assigning.list, assigning.info, assigning.students, report.class, home.today],
}

/** The form of an exception, what is missing in it, and sending it. */
export function useException(assignmentId: number, { students, chosen, areScoresOut }: Arranging, onDone: () => void) {
  const texts = useTexts(exceptionTexts)
  const { language } = useLanguage()
  const { now } = useSchoolNow()
  const toast = useToast()
  const [untyped] = useState<ExceptionForm>({ ...empty, uids: chosen })
  const { typed, change, drop } = useTyped(`exception ${assignmentId} ${chosen.join()}`, untyped)
  const form = areScoresOut ? { ...typed, isExcused: true } : typed
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(assignmentException.save, stale)
  const missing: Partial<Record<Field, string>> = {
    ...(form.uids.length === 0 && { uids: texts.noStudents }),
    ...(form.reason.trim() === '' && { reason: texts.reasonMissing }),
  }
  const field = fieldOf(command.error)
  const message = command.error === null ? null : messageOf(command.error)
  const close = () => {
    drop()
    onDone()
  }
  const submit = async () => {
    setWasTried(true)
    if (Object.keys(missing).length > 0) return
    let givenBack: number
    try {
      ;({ givenBack } = await command.mutateAsync(inputOf(assignmentId, form)))
    } catch {
      return
    }
    const names = students.filter(({ uid }) => form.uids.includes(uid)).map(({ realname }) => realname)
    const joined = listOf(language, names)
    const done = form.isExcused ? texts.excusedDone(joined) : texts.done(joined)
    toast.success(givenBackText(done, givenBack, language))
    close()
  }
  return {
    form,
    change: (changes: Partial<ExceptionForm>) => {
      change(changes)
      command.reset()
    },
    errors: { ...(wasTried && missing), ...(field !== null && message !== null && { [field]: message }) },
    failure: field === null ? message : null,
    isBusy: command.isPending,
    now: now(),
    close,
    submit: () => void submit(),
  }
}

const inputOf = (assignmentId: number, { uids, isExcused, beginAt, endAt, extraMinutes, reason }: ExceptionForm) => ({
  assignmentId,
  uids: [...uids],
  isExcused,
  ...(!isExcused && beginAt !== null && { beginTime: isoOf(beginAt) }),
  ...(!isExcused && endAt !== null && { endTime: isoOf(endAt) }),
  ...(!isExcused && extraMinutes !== null && { extraMinutes }),
  reason: reason.trim(),
})

const isoOf = (wall: WallText): string => new Date(instantOf(wall)).toISOString()

/** The field a refusal is about; null if it is about none. */
function fieldOf(error: Error | null): Field | null {
  if (error === null || !isRefused(error, assignmentException.save)) return null
  switch (error.failure.id) {
    case 'endBeforeBegin':
    case 'endInPast':
      return 'endTime'
    case 'noStudents':
    case 'studentNotInClass':
    case 'alreadySubmitted':
      return 'uids'
    default:
      return null
  }
}
