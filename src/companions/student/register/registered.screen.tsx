import { useTexts } from '#ui/language/language-context.tsx'
import { Ending, EndingNote, Facts } from '../page/ending.tsx'
import { studentPaths } from '../student-address.ts'
import { registerTexts } from './register.texts.ts'
import type { Registered } from './use-registration.ts'

/** The account, to be written down; it works once the teacher approves. */
export function RegisteredScreen({ registered }: { readonly registered: Registered }) {
  const texts = useTexts(registerTexts)
  const { username, courseName, leadTeacherName, courseSchool } = registered
  return (
    <Ending icon="check" title={texts.doneTitle} back={{ href: studentPaths.classes, label: texts.done }}>
      <Facts
        facts={[
          { name: texts.account, value: username },
          { name: texts.course, value: courseName },
          { name: texts.teacher, value: leadTeacherName },
          { name: texts.school, value: courseSchool },
        ]}
      />
      <EndingNote>{texts.doneNote}</EndingNote>
    </Ending>
  )
}
