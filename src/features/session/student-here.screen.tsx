import { Button, Group, Stack } from '@mantine/core'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

/** Shown to a student signed in to the teachers' portal: says where to go, and shows nothing of the portal. */
export function StudentHereScreen({ onOtherAccount }: { readonly onOtherAccount: () => void }) {
  const texts = useTexts(sessionTexts)
  return (
    <Stack component="main" align="center" justify="center" mih="100vh" p={20}>
      <EmptyState
        titleAs="h1"
        title={texts.studentTitle}
        why={texts.student}
        action={
          <Group gap={8} justify="flex-end">
            <Button onClick={onOtherAccount}>{texts.otherAccount}</Button>
            <Button component="a" href="/student/" variant="filled">
              {texts.toStudentPage}
            </Button>
          </Group>
        }
      />
    </Stack>
  )
}
