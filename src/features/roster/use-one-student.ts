import { useRef, useState } from 'react'
import { CallError, type CallFailure, messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { studentRequest } from '#api/contract/groups/student-request.ts'
import type { MergeProposal } from '#api/contract/schemas/rosters.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import { readEntry } from '#domain/roster/read-entry.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { oneStudentTexts } from './one-student.texts.ts'

const empty = { realname: '', number: '', username: '', groupName: '', mobile: '' } satisfies Record<
  RosterField,
  string
>

type Faults = Partial<Readonly<Record<RosterField, RowReason>>>

/** The form for one student: the typed fields, their errors, and likely duplicates in the class or school. */
export function useOneStudent(courseId: number) {
  const texts = useTexts(oneStudentTexts)
  const toast = useToast()
  const { typed, change, drop } = useTyped(`student ${courseId}`, empty)
  const [faults, setFaults] = useState<Faults>({})
  const [likely, setLikely] = useState<readonly MergeProposal[]>([])
  const first = useRef<HTMLInputElement>(null)
  const save = useCommand(roster.save, {
    invalidates: [course.list, course.students, member.list, member.info, studentRequest.list],
  })
  const clear = () => {
    drop()
    setFaults({})
    setLikely([])
    first.current?.focus()
  }
  const submit = async (asNew: boolean, studentId?: number) => {
    const read = readEntry(typed)
    if ('problems' in read) return setFaults(faultsOf(read.problems))
    const { realname, number, username, groupName, mobile } = typed
    const fields = { courseId, realname, studentNo: number, username, groupName, mobile, asNew }
    const { student, isOfSchool, asked, proposals } = await save.mutateAsync({
      ...fields,
      ...(studentId !== undefined && { studentId }),
    })
    if (asked !== null) {
      toast.success(texts.asked(asked.realname, asked.decidedBy === 'owner'))
      return clear()
    }
    if (student === null) return setLikely(proposals)
    const messageFor = isOfSchool ? texts.joined : texts.added
    toast.success(messageFor(student.realname, student.username ?? ''))
    clear()
  }
  return {
    typed,
    faults: { ...faultsOf(problemsIn(save.error)), ...faults },
    likely,
    first,
    isBusy: save.isPending,
    failure: save.error === null ? '' : messageOf(save.error),
    change: (changes: Partial<typeof empty>) => {
      change(changes)
      setFaults({})
      setLikely([])
      if (save.error !== null) save.reset()
    },
    // Errors are shown in the form.
    add: (asNew: boolean) => void submit(asNew).catch(() => {}),
    /** Adds an existing student of the school, or requests one who is taught by others. */
    bringIn: (studentId: number) => void submit(false, studentId).catch(() => {}),
    clear,
  }
}

export type OneStudentForm = ReturnType<typeof useOneStudent>

interface Problem {
  readonly field: RosterField
  readonly reason: RowReason
}

const faultsOf = (problems: readonly Problem[]): Faults =>
  Object.fromEntries(problems.map(({ field, reason }) => [field, reason]))

/** The problems in the data of `studentFieldWrong`. */
const problemsIn = (error: CallFailure<typeof roster.save> | null): readonly Problem[] =>
  error instanceof CallError && error.failure.id === 'studentFieldWrong' ? error.failure.data.problems : []
