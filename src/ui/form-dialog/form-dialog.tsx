import { Box, Button, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { BusyButton } from '../busy-button/busy-button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { dialogTexts } from '../dialog/dialog.texts.ts'
import { ErrorText } from '../error-text/error-text.tsx'
import { useTexts } from '../language/language-context.tsx'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'tone' | 'onClose'> {
  /** The action's verb ("发送"). */
  readonly submit: string
  /** The label while the action runs, and whether it does; both omitted for what is done at once. */
  readonly submitting?: string
  readonly isBusy?: boolean
  /** The dialog may be closed while the action runs, which then continues. */
  readonly canLeave?: boolean
  readonly onSubmit: () => void
  /** There is nothing to submit yet. */
  readonly isUnready?: boolean
  /** The action is destructive. */
  readonly destroys?: boolean
  /** Why it failed, unless a field says so; null or empty for no failure. */
  readonly failure?: string | null
  /** A label other than 取消. */
  readonly cancel?: string
  /** Discards the typed text, which is otherwise kept; omitted if there is none. */
  readonly discard?: { readonly label: string; readonly onDiscard: () => void } | undefined
  /** Above the fields: whom or what it is about. */
  readonly intro?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form to submit or leave: fields, the reason of a refusal, and 取消 beside the action. */
export function FormDialog(props: FormDialogProps) {
  const { title, tone = 'plain', isBusy = false, canLeave = false } = props
  const { failure = null, intro, children, onSubmit, onClose } = props
  const id = useId()
  return (
    <Dialog
      opened
      title={title}
      tone={tone}
      busy={isBusy && !canLeave}
      onClose={onClose}
      footer={<FormButtons {...props} formId={id} />}
    >
      {intro !== undefined && (
        <Box mb={14} className="breakable">
          {intro}
        </Box>
      )}
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React would also submit a form that this dialog was opened in.
          event.stopPropagation()
          if (!isBusy) onSubmit()
        }}
      >
        <Stack gap={14}>
          {children}
          {failure !== null && failure !== '' && <ErrorText announced>{failure}</ErrorText>}
        </Stack>
      </form>
    </Dialog>
  )
}

function FormButtons(props: FormDialogProps & { readonly formId: string }) {
  const { submit, submitting = '', isBusy = false, canLeave = false, isUnready = false, destroys = false } = props
  const { cancel, discard, formId, onClose } = props
  const texts = useTexts(dialogTexts)
  return (
    <>
      {discard !== undefined && (
        <Button variant="subtle" disabled={isBusy} onClick={discard.onDiscard}>
          {discard.label}
        </Button>
      )}
      <Button disabled={isBusy && !canLeave} onClick={onClose}>
        {cancel ?? texts.cancel}
      </Button>
      <BusyButton
        type="submit"
        form={formId}
        variant="filled"
        {...(destroys && { color: 'red' })}
        busy={isBusy}
        busyLabel={submitting}
        disabled={isUnready}
      >
        {submit}
      </BusyButton>
    </>
  )
}
