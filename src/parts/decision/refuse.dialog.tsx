import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { DialogDetails } from '#ui/dialog/dialog.tsx'
import { useTyped } from '../draft/use-typed.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { decisionTexts } from './decision.texts.ts'

export interface RefuseDialogProps {
  /** Who is refused, and what that means for them. */
  readonly body: string
  /** One line per consequence. */
  readonly details: readonly string[]
  /** An example reason. */
  readonly hint: string
  /** Characters. */
  readonly longestReason: number
  /** Whether a reason is required. */
  readonly needsReason?: boolean
  readonly isBusy: boolean
  /** Returns why the refusal failed; null on success. */
  readonly onRefuse: (reason: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Asks for the reason of a refusal; it stays typed if the service rejects it, or the session is lost. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { body, details, hint, longestReason, needsReason = true, isBusy, onRefuse, onClose } = props
  const texts = useTexts(decisionTexts)
  const { typed, change, drop } = useTyped(`refusal ${body}`, { reason: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const refuse = async () => {
    const reason = typed.reason.trim()
    if (needsReason && reason === '') return setProblem(texts.reasonMissing)
    const failure = await onRefuse(reason)
    if (failure === null) drop()
    setProblem(failure)
  }
  const close = () => {
    drop()
    onClose()
  }
  return (
    <FormDialog
      tone="need"
      title={texts.refuseTitle}
      intro={
        <>
          {body}
          {details.length > 0 && <DialogDetails lines={details} />}
        </>
      }
      submit={texts.refuse}
      submitting={texts.refusing}
      destroys
      isBusy={isBusy}
      onSubmit={() => void refuse()}
      onClose={close}
    >
      <Textarea
        label={texts.reason}
        placeholder={hint}
        autosize
        minRows={2}
        maxLength={longestReason}
        value={typed.reason}
        onChange={(event) => {
          change({ reason: event.currentTarget.value })
          setProblem(null)
        }}
        error={problem !== null && <ErrorText announced>{problem}</ErrorText>}
        data-autofocus
      />
    </FormDialog>
  )
}
