import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { school } from '#api/contract/groups/school.ts'
import type { SchoolTeacher } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { PasswordReset } from '#parts/password-reset/password-reset.dialog.tsx'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { teachersTexts } from './teachers.texts.ts'

const list = { invalidates: [school.teachers] }

/** A school owner's actions on a teacher's account. */
export function useTeacherActs() {
  const texts = useTexts(teachersTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const [resetting, setResetting] = useState<SchoolTeacher | null>(null)
  const reset = useCommand(school.resetTeacherPassword, list)
  const disable = useCommand(school.disableTeacher, list)
  const enable = useCommand(school.enableTeacher, list)
  const fail = (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
  const turnOff = async ({ teacherId, realname }: SchoolTeacher) => {
    const body = texts.confirmDisable(realname)
    const details = [texts.signedOut, texts.kept]
    if (!(await confirm({ body, details, confirmLabel: texts.disable, destroy: true }))) return
    await disable.mutateAsync({ teacherId }).then(() => toast.success(texts.disabledToast(realname)), fail)
  }
  const turnOn = async ({ teacherId, realname }: SchoolTeacher) => {
    const body = texts.confirmEnable(realname)
    if (!(await confirm({ body, details: [texts.formerPassword], confirmLabel: texts.enable }))) return
    await enable.mutateAsync({ teacherId }).then(() => toast.success(texts.enabledToast(realname)), fail)
  }
  return {
    /** Whose password is about to be reset. */
    resetting,
    isResetBusy: reset.isPending,
    isBusy: disable.isPending || enable.isPending,
    askReset: setResetting,
    closeReset: () => setResetting(null),
    reset: ({ teacherId }: SchoolTeacher): Promise<PasswordReset> =>
      reset.mutateAsync({ teacherId }).then(
        ({ password }) => ({ kind: 'given', password }),
        (error: unknown) => ({ kind: 'refused', message: messageOf(error) }),
      ),
    turnOff: (teacher: SchoolTeacher) => void turnOff(teacher),
    turnOn: (teacher: SchoolTeacher) => void turnOn(teacher),
  }
}
