import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/areas/course.ts'
import type { CourseStudent } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { PasswordReset } from '#ui/password-reset/password-reset.dialog.tsx'

/** A new password for a student who forgot theirs. */
export function useStudentReset() {
  const [student, setStudent] = useState<CourseStudent | null>(null)
  const command = useCommand(course.resetStudentPassword)
  return {
    /** Whose password is about to be reset. */
    student,
    isBusy: command.isPending,
    ask: setStudent,
    close: () => setStudent(null),
    reset: ({ uid }: CourseStudent): Promise<PasswordReset> =>
      command.mutateAsync({ studentId: uid }).then(
        ({ password }) => ({ kind: 'given', password }),
        (error: unknown) => ({ kind: 'refused', message: messageOf(error) }),
      ),
  }
}
