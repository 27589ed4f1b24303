import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { ownWrongNote, type OwnEntry } from '#api/contract/groups/own-wrong-note.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { AnswerBox } from './answer-box.tsx'
import { RedoOutcome } from './redo-outcome.tsx'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

/** The field for a retry, then its outcome and the right answer. The list is refetched when the student moves on. */
export function Redo({ entry, onDone }: { readonly entry: OwnEntry; readonly onDone: () => void }) {
  const texts = useTexts(ownWrongNoteTexts)
  const cache = useQueryClient()
  const { rights, rightsNeeded } = entry
  const { itemId, score } = entry.item
  const draft = useDraft(`redo-${itemId}`, { value: '' })
  const { value } = draft.fields
  const { mutate, data: outcome, error, isPending, reset } = useCommand(ownWrongNote.retry)
  const submit = () => {
    if (hasAnswer(value) && !isPending) mutate({ itemId, value }, { onSuccess: () => draft.saved(draft.fields) })
  }
  if (outcome !== undefined)
    return (
      <Stack gap={10}>
        <RedoOutcome outcome={outcome} score={score} />
        <Button
          onClick={() => {
            if (outcome.isMastered) return onDone()
            void cache.invalidateQueries({ queryKey: [...keyOf(ownWrongNote.list)] })
            draft.drop()
            reset()
          }}
        >
          {outcome.isMastered ? texts.next : texts.again}
        </Button>
      </Stack>
    )
  return (
    <Stack gap={10}>
      {rights > 0 && <Text fz="sm">{texts.progress(rights, rightsNeeded)}</Text>}
      <AnswerBox entry={entry} value={value} onChange={(typed) => draft.change({ value: typed })} onEnter={submit} />
      {error !== null && <ErrorText announced>{messageOf(error)}</ErrorText>}
      <BusyButton
        variant="filled"
        busy={isPending}
        busyLabel={texts.sending}
        disabled={!hasAnswer(value)}
        onClick={submit}
      >
        {texts.send}
      </BusyButton>
      {!hasAnswer(value) && <Hint>{texts.empty}</Hint>}
    </Stack>
  )
}
