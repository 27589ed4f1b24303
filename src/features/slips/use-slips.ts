import { useMutation } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { member } from '#api/contract/groups/member.ts'
import { slip } from '#api/contract/groups/slip.ts'
import type { MemberRow } from '#api/contract/schemas/members.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { slipsTexts } from './slips.texts.ts'

type Students = readonly MemberRow[]

const uidsOf = (students: Students) => students.map(({ uid }) => uid)

/** Printing slips: student codes for some or all, and new passwords for some. */
export function useSlips(courseId: number, className: string | null) {
  const texts = useTexts(slipsTexts)
  const namesOf = useFirstNames('students')
  const call = useCall()
  const saveFile = useSaveFile()
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const codes = useMutation({
    mutationFn: (students: Students) => call(slip.studentCodes, { courseId, uids: uidsOf(students) }),
  })
  const passwords = useCommand(slip.passwords, { isSecret: true, invalidates: [member.list] })
  const fail = (error: unknown, details: readonly string[]) =>
    alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error), details })
  const printCodes = async (students: Students, count: number) => {
    try {
      const { name, blob } = await codes.mutateAsync(students)
      saveFile(name, blob)
      toast.success(texts.codesMade(count))
    } catch (error) {
      await fail(error, [])
    }
  }
  const printPasswords = async (students: Students) => {
    const names = className === null ? namesOf(students) : texts.namesIn(className, namesOf(students))
    const isReplacing = students.some(({ hasPassword }) => hasPassword)
    const question = isReplacing
      ? { body: texts.confirmPasswords(names), details: [texts.oldStops], confirmLabel: texts.make, destroy: true }
      : { body: texts.confirmFirst(names), details: [], confirmLabel: texts.makeFirst }
    const details = [...question.details, texts.onlyOnce, texts.mustChange]
    if (!(await confirm({ ...question, details }))) return
    try {
      const { name, passwordSheet } = await passwords.mutateAsync({ courseId, uids: uidsOf(students) })
      saveFile(name, pdfOf(passwordSheet))
      toast.success(texts.passwordsMade(students.length))
    } catch (error) {
      // Without a response it is unknown whether the passwords have changed.
      await fail(error, [error instanceof CallError ? texts.notChanged : texts.maybeChanged])
    }
  }
  return {
    isMakingCodes: codes.isPending,
    isMakingPasswords: passwords.isPending,
    /** For the given students, or for all `count` if none are given. */
    printCodes: (students: Students, count: number) => void printCodes(students, count),
    printPasswords: (students: Students) => void printPasswords(students),
  }
}

export type Slips = ReturnType<typeof useSlips>

const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' })
