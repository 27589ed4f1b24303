import { Box, Button, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { BusyButton } from '../busy-button/busy-button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { dialogTexts } from '../dialog/dialog.texts.ts'
import { ErrorText } from '../error-text/error-text.tsx'
import { useTexts } from '../language/language-context.tsx'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'tone' | 'onClose'> {
  /** The act's verb ("发送"), and what it says while it is on the way. */
  readonly submit: string
  readonly submitting: string
  readonly isBusy: boolean
  /** It may be left while the act is on the way, which then goes on. */
  readonly canLeave?: boolean
  readonly onSubmit: () => void
  /** There is nothing to be sent yet. */
  readonly isUnready?: boolean
  /** The act takes something away. */
  readonly destroys?: boolean
  /** Why it could not be done, as far as no field says it; null or empty for nothing. */
  readonly failure?: string | null
  /** Other words than 取消. */
  readonly cancel?: string
  /** Takes away what is typed, which otherwise stays; left out while nothing is. */
  readonly discard?: { readonly label: string; readonly onDiscard: () => void } | undefined
  /** Above the fields: whom or what it is about. */
  readonly intro?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form to be sent or left: fields, why it was refused, and 取消 beside the act. */
export function FormDialog(props: FormDialogProps) {
  const { title, tone = 'plain', isBusy, canLeave = false, failure = null, intro, children, onSubmit, onClose } = props
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
        <Box mb={14} style={{ overflowWrap: 'anywhere' }}>
          {intro}
        </Box>
      )}
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
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
  const { submit, submitting, isBusy, canLeave = false, isUnready = false, destroys = false } = props
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
