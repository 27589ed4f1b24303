import { messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { PasswordReset } from '#parts/password-reset/password-reset.dialog.tsx'

/** Gives a new password to a student who forgot theirs, or has none yet. */
export function useStudentReset() {
  const command = useCommand(course.resetStudentPassword, { invalidates: [member.list, member.info] })
  return {
    isBusy: command.isPending,
    reset: (studentId: number): Promise<PasswordReset> =>
      command.mutateAsync({ studentId }).then(
        ({ password }) => ({ kind: 'given', password }),
        (error: unknown) => ({ kind: 'refused', message: messageOf(error) }),
      ),
  }
}
