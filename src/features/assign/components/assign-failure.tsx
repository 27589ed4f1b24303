import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useScrollIntoView } from '#ui/focus/use-scroll-into-view.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'

/** An error about the whole, the current state of the assignment, and what to do. */
export function AssignFailure({ assigning }: { readonly assigning: AssignPaper }) {
  return assigning.failure === null && !assigning.isSavedOnly ? null : <FailureAlert assigning={assigning} />
}

function FailureAlert({ assigning: { failure, isSavedOnly, mayBePublished } }: { readonly assigning: AssignPaper }) {
  const texts = useTexts(assignTexts)
  const alert = useScrollIntoView<HTMLDivElement>()
  return (
    <div ref={alert} role="alert">
      {failure !== null && <ErrorText>{failure.message}</ErrorText>}
      {failure?.kind === 'unanswered' && <p>{mayBePublished ? texts.maybePublished : texts.notLost}</p>}
      {isSavedOnly && <p>{texts.savedOnly}</p>}
    </div>
  )
}
