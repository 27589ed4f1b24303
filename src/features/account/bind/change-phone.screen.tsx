import { type RefObject, useRef } from 'react'
import { account } from '#api/contract/areas/account.ts'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { accountTexts } from '../account.texts.ts'
import { FormFailure } from '../components/form-failure.tsx'
import css from '../components/form.module.css'
import { MobileField } from '../components/mobile-field.tsx'
import { SubPage } from '../components/sub-page.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import type { RenderCaptcha } from '../sms/sms-code.types.ts'
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
  const formElement = useRef<HTMLFormElement>(null)
  const phone = useChangePhone(formElement)
  const { form, change, errorOf, failure } = phone
  return (
    <SubPage
      title={isFirst ? texts.firstTitle : texts.changeTitle}
      state={teacher.mobile === null ? texts.firstState : texts.changeState(teacher.mobile)}
    >
      <form
        ref={formElement}
        className={css['form']}
        aria-label={isFirst ? texts.firstTitle : texts.changeTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (phone.isReady) phone.submit()
        }}
      >
        <MobileField
          label={isFirst ? texts.firstMobile : texts.mobile}
          value={form.mobile}
          onChange={(mobile) => change({ mobile })}
          error={errorOf('mobile')}
        />
        <SmsCodeField
          purpose="mobile"
          mobile={form.mobile}
          value={form.verifyCode}
          onChange={(verifyCode) => change({ verifyCode })}
          error={errorOf('verifyCode')}
          renderCaptcha={renderCaptcha}
        />
        <Failure failure={failure} />
        <BusyButton
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          busy={phone.isBusy}
          busyLabel={texts.busy}
          disabled={!phone.isReady}
        >
          {texts.submit}
        </BusyButton>
      </form>
    </SubPage>
  )
}

/** The flow, and back to the profile with the good news. */
function useChangePhone(formElement: RefObject<HTMLFormElement | null>) {
  const texts = useTexts(changePhoneTexts)
  const toast = useToast()
  const { push } = useNavigation()
  const { mutateAsync: update } = useCommand(account.updateMobile, { invalidates: [user.teacherInfo] })
  return useBindMobile({
    actors: changePhoneActors(update),
    needsConsent: false,
    formElement,
    onBound: () => {
      toast.success(texts.bound)
      push(paths.profile)
    },
  })
}

function Failure({ failure }: Pick<ReturnType<typeof useBindMobile>, 'failure'>) {
  const texts = useTexts(accountTexts)
  if (failure?.kind === 'refused') return <FormFailure message={failure.message} />
  if (failure?.kind === 'unanswered') return <FormFailure message={failure.message}>{texts.nothingLost}</FormFailure>
  return null
}
