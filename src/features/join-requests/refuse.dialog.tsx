import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { joinLimits } from '#domain/class-limits.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './join-requests.module.css'
import { joinRequestsTexts } from './join-requests.texts.ts'

export interface RefuseDialogProps {
  /** Who is refused, in words. */
  readonly names: string
  readonly count: number
  readonly isBusy: boolean
  /** Answers why it could not be done; null when it was. */
  readonly onRefuse: (reason: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Why requests are refused; the reason stays typed when the service says no. */
export function RefuseDialog({ names, count, isBusy, onRefuse, onClose }: RefuseDialogProps) {
  const texts = useTexts(joinRequestsTexts)
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const refuse = async () => {
    if (reason.trim() === '') return setProblem(texts.reasonMissing)
    setProblem(await onRefuse(reason.trim()))
  }
  return (
    <Dialog
      opened
      kind="message"
      tone="need"
      title={texts.refuseTitle}
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" form={id} variant="filled" color="red" busy={isBusy} busyLabel={texts.refusing}>
            {texts.refuse}
          </BusyButton>
        </>
      }
    >
      {texts.refuseBody(names)}
      {count > 1 && <DialogDetails lines={[texts.allOrNothing]} />}
      <form
        id={id}
        className={css['reason']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void refuse()
        }}
      >
        <Textarea
          label={texts.reasonLabel}
          placeholder={texts.reasonHint}
          autosize
          minRows={2}
          maxLength={joinLimits.reason}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem(null)
          }}
          error={problem !== null && <ErrorText announced>{problem}</ErrorText>}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
