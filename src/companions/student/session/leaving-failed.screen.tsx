import { Button, Stack } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { StartPage } from '../page/start-page.tsx'
import { leavingFailedTexts } from './leaving-failed.texts.ts'
import type { StudentSession } from './use-student-session.ts'

interface LeavingFailedScreenProps {
  readonly session: Pick<StudentSession, 'student' | 'message' | 'leave' | 'stay'>
}

/** The service did not answer the sign-out: whoever opens the page next would still be this student. */
export function LeavingFailedScreen({ session: { student, message, leave, stay } }: LeavingFailedScreenProps) {
  const texts = useTexts(leavingFailedTexts)
  return (
    <StartPage heading={texts.heading} hint={texts.why(student?.realname ?? '')}>
      <Stack gap={12} mt={20}>
        <ErrorText announced>{message}</ErrorText>
        <Button size="lg" fullWidth variant="filled" onClick={leave}>
          {texts.again}
        </Button>
        <Button size="lg" fullWidth onClick={stay}>
          {texts.stay}
        </Button>
      </Stack>
    </StartPage>
  )
}
