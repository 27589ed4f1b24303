import { account } from '#api/contract/areas/account.ts'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { SubPage } from '../components/sub-page.tsx'
import type { RenderCaptcha } from '../code/code.types.ts'
import { BindForm } from './bind-form.tsx'
import { changePhoneActors } from './change-phone.actors.ts'
import { changePhoneTexts } from './change-phone.texts.ts'
import { useBindMobile } from './use-bind-mobile.ts'

export interface ChangePhoneScreenProps {
  readonly teacher: Pick<TeacherInfo, 'mobile'>
  readonly renderCaptcha: RenderCaptcha
}

/** Another mobile for this account, or its first one (specification §2 `profile/edit/phone`). */
export function ChangePhoneScreen({ teacher, renderCaptcha }: ChangePhoneScreenProps) {
  const texts = useTexts(changePhoneTexts)
  const isFirst = teacher.mobile === null
  const title = isFirst ? texts.firstTitle : texts.changeTitle
  const bind = useChangePhone()
  return (
    <SubPage title={title} state={teacher.mobile === null ? texts.firstState : texts.changeState(teacher.mobile)}>
      <BindForm
        bind={bind}
        purpose="mobile"
        texts={{ ...texts, title, mobile: isFirst ? texts.firstMobile : texts.mobile }}
        renderCaptcha={renderCaptcha}
      />
    </SubPage>
  )
}

/** The flow, and back to the profile with the good news. */
function useChangePhone() {
  const texts = useTexts(changePhoneTexts)
  const toast = useToast()
  const { push } = useNavigation()
  const { mutateAsync: update } = useCommand(account.updateMobile, { invalidates: [user.teacherInfo], isSecret: true })
  return useBindMobile({
    actors: changePhoneActors(update),
    needsConsent: false,
    onBound: () => {
      toast.success(texts.bound)
      push(paths.profile)
    },
  })
}
