import { messageOf } from '#api/client/failures.ts'
import { school } from '#api/contract/groups/school.ts'
import { type GrantedTeacher, schoolFeature } from '#api/contract/groups/school-feature.ts'
import { user } from '#api/contract/groups/user.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { teacherRegions } from '#domain/classes/teacher-regions.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { schoolTexts } from './school.texts.ts'

/** Moves a teacher into region 9, or out of it. The owner's own menu may change with it. */
export function useTeacherRegion() {
  const texts = useTexts(schoolTexts)
  const alert = useAlert()
  const toast = useToast()
  const save = useCommand(school.saveTeacherRegion, { invalidates: [schoolFeature.list, user.teacherInfo] })
  const change = async ({ teacherId, realname, regionId: former }: GrantedTeacher) => {
    const isLeaving = former === teacherRegions.students
    const regionId = isLeaving ? teacherRegions.usual : teacherRegions.students
    await save.mutateAsync({ teacherId, regionId }).then(
      () => toast.success(isLeaving ? texts.usualRegionDone(realname) : texts.studentsRegionDone(realname)),
      (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) }),
    )
  }
  return { isBusy: save.isPending, change: (teacher: GrantedTeacher) => void change(teacher) }
}
