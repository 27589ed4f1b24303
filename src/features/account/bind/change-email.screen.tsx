import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeEmailTexts } from './change-email.texts.ts'
import { ChangeRecipient } from './change-recipient.tsx'

export interface ChangeEmailScreenProps {
  readonly teacher: Pick<TeacherInfo, 'email'>
}

/** Changes or adds the account's e-mail address, with which a forgotten password can be reset. */
export function ChangeEmailScreen({ teacher }: ChangeEmailScreenProps) {
  const texts = useTexts(changeEmailTexts)
  const { mutateAsync } = useCommand(account.updateEmail, { invalidates: [user.teacherInfo], isSecret: true })
  return (
    <ChangeRecipient
      purpose="email"
      texts={texts}
      now={teacher.email}
      update={({ email, verificationCode }) => mutateAsync({ email, verificationCode })}
    />
  )
}
