import type { PhoneTeacher } from '#machines/phone-scan/phone-scan.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { phoneTexts } from '../phone.texts.ts'

export interface WhoProps {
  readonly teacher: PhoneTeacher | null
}

/** Whose phone this is: name and masked mobile number. */
export function Who({ teacher }: WhoProps) {
  const texts = useTexts(phoneTexts)
  return teacher === null ? null : <span>{texts.who(teacher.realname, teacher.mobile ?? '')}</span>
}
