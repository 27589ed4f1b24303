import { Button, Stack, Text, Textarea } from '@mantine/core'
import { ownWrongNote, type OwnEntry } from '#api/contract/groups/own-wrong-note.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { CauseChoice } from '#parts/wrong-cause/cause-choice.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

const invalidates = [ownWrongNote.list]

/** Why it was wrong, and a note to oneself. */
export function EntryNotes({ entry }: { readonly entry: OwnEntry }) {
  const texts = useTexts(ownWrongNoteTexts)
  const { itemId } = entry.item
  const causes = useCommand(ownWrongNote.setCause, { invalidates })
  const notes = useCommand(ownWrongNote.saveRemark, { invalidates, isSetting: true })
  const draft = useDraft(`remark-${itemId}`, { remark: entry.remark })
  const { remark } = draft.fields
  const failure = causes.error ?? notes.error
  return (
    <Stack gap={8}>
      <Text fz="sm" fw={600}>
        {texts.causes}
      </Text>
      <CauseChoice
        causes={entry.causes}
        isBusy={causes.isPending}
        onToggle={(cause, isSet) => causes.mutate({ itemId, cause, isSet })}
      />
      <Textarea
        label={texts.remark}
        placeholder={texts.remarkHint}
        maxLength={causeLimits.note}
        rows={2}
        value={remark}
        onChange={({ currentTarget }) => draft.change({ remark: currentTarget.value })}
      />
      {remark !== entry.remark && (
        <Button
          disabled={notes.isPending}
          onClick={() => notes.mutate({ itemId, remark }, { onSuccess: () => draft.saved(draft.fields) })}
        >
          {texts.saveRemark}
        </Button>
      )}
      {failure !== null && <ErrorText announced>{messageOf(failure)}</ErrorText>}
    </Stack>
  )
}
