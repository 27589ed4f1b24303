import { Button } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { profileTexts } from './profile.texts.ts'

export interface NotSavedProps {
  readonly failure: { readonly message: string; readonly isAnswered: boolean }
  /** Reopens the form with the intended values. */
  readonly onAgain: () => void
}

/** A change that was undone or not answered, with a button to try again. */
export function NotSaved({ failure, onAgain }: NotSavedProps) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <ErrorText>{failure.isAnswered ? texts.notSaved(failure.message) : texts.unanswered(failure.message)}</ErrorText>
      <Button size="xs" variant="subtle" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </>
  )
}
