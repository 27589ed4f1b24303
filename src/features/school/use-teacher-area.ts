import { messageOf } from '#api/client/failures.ts'
import { school } from '#api/contract/areas/school.ts'
import { type GrantedTeacher, schoolFunction } from '#api/contract/areas/school-function.ts'
import { user } from '#api/contract/areas/user.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { teacherAreas } from '#domain/teacher-areas.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { schoolTexts } from './school.texts.ts'

/** Puts a teacher into area 9, or out of it. The owner's own entries may change with it. */
export function useTeacherArea() {
  const texts = useTexts(schoolTexts)
  const alert = useAlert()
  const toast = useToast()
  const save = useCommand(school.saveTeacherArea, { invalidates: [schoolFunction.list, user.teacherInfo] })
  const change = async ({ teacherId, realname, areaId: former }: GrantedTeacher) => {
    const isLeaving = former === teacherAreas.students
    const areaId = isLeaving ? teacherAreas.usual : teacherAreas.students
    await save.mutateAsync({ teacherId, areaId }).then(
      () => toast.success(isLeaving ? texts.usualAreaDone(realname) : texts.studentsAreaDone(realname)),
      (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) }),
    )
  }
  return { isBusy: save.isPending, change: (teacher: GrantedTeacher) => void change(teacher) }
}
