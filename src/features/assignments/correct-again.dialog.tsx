import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { correction, type ShownCorrection } from '#api/contract/groups/correction.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { correctedTexts } from './corrections.texts.ts'

export interface CorrectAgainDialogProps {
  readonly assignmentId: number
  readonly one: ShownCorrection
  readonly onClose: () => void
}

/** Returns a correction to its student, with a reason if the teacher writes one; what was typed stays until it is sent. */
export function CorrectAgainDialog({ assignmentId, one, onClose }: CorrectAgainDialogProps) {
  const texts = useTexts(correctedTexts)
  const toast = useToast()
  const cache = useQueryClient()
  const { submissionId, realname, item, answer, answeredAt } = one
  const { itemId, no } = item
  const { fields, change, drop } = useDraft(`correct-again-${submissionId}-${itemId}`, { comment: '' })
  const command = useCommand(correction.decide, { invalidates: [correction.list] })
  const submit = () =>
    command.mutate(
      { assignmentId, submissionId, itemId, answeredAt, isRight: false, comment: fields.comment },
      {
        // The student has answered anew meanwhile.
        onError: () => void cache.invalidateQueries({ queryKey: keyOf(correction.list) }),
        onSuccess: () => {
          drop()
          toast.success(texts.returned(realname, no))
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={texts.returnTitle(realname, no)}
      intro={<Hint>{texts.after(answer)}</Hint>}
      submit={texts.again}
      submitting={texts.returning}
      isBusy={command.isPending}
      failure={command.error && messageOf(command.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        label={texts.reason}
        description={texts.reasonHint}
        rows={3}
        maxLength={assignmentLimits.correctionReason}
        value={fields.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
    </FormDialog>
  )
}
