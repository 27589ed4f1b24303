import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { changePhoneTexts } from './change-phone.texts.ts'
import { ChangeRecipient } from './change-recipient.tsx'

export interface ChangePhoneScreenProps {
  readonly teacher: Pick<TeacherInfo, 'mobile'>
}

/** Changes or adds the account's mobile (specification §2 `profile/edit/phone`). */
export function ChangePhoneScreen({ teacher }: ChangePhoneScreenProps) {
  const texts = useTexts(changePhoneTexts)
  const { mutateAsync } = useCommand(account.updateMobile, { invalidates: [user.teacherInfo], isSecret: true })
  return (
    <ChangeRecipient
      purpose="mobile"
      texts={texts}
      now={teacher.mobile}
      update={({ mobile, verificationCode }) => mutateAsync({ mobile, verificationCode })}
    />
  )
}
