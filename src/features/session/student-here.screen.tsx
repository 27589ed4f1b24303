import { Button, Group } from '@mantine/core'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './session.module.css'
import { sessionTexts } from './session.texts.ts'

/** Shown to a student signed in to the teachers' portal: says where to go, and shows nothing of the portal. */
export function StudentHereScreen({ onOtherAccount }: { readonly onOtherAccount: () => void }) {
  const texts = useTexts(sessionTexts)
  return (
    <main className={css['page']}>
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
    </main>
  )
}
