import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'

/** An error about the whole, the current state of the assignment, and what to do. */
export function AssignFailure({ assigning }: { readonly assigning: AssignPaper }) {
  const { failure, isSavedOnly, mayBePublished } = assigning
  const texts = useTexts(assignTexts)
  if (failure === null && !isSavedOnly) return null
  return (
    <div role="alert">
      {failure !== null && <ErrorText>{failure.message}</ErrorText>}
      {failure?.kind === 'unanswered' && <p>{mayBePublished ? texts.maybePublished : texts.notLost}</p>}
      {isSavedOnly && <p>{texts.savedOnly}</p>}
    </div>
  )
}
