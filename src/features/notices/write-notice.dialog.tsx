import { Button, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { noticeLimits } from '#domain/messages.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './notices.module.css'
import { noticesTexts } from './notices.texts.ts'
import { useWriteNotice } from './use-write-notice.ts'

export interface WriteNoticeDialogProps {
  readonly onClose: () => void
}

/** A new notice; what is typed stays when it cannot be sent, and when the dialog is closed. */
export function WriteNoticeDialog({ onClose }: WriteNoticeDialogProps) {
  const texts = useTexts(noticesTexts)
  const id = useId()
  const form = useWriteNotice(onClose)
  const { fields, missing, isBusy } = form
  return (
    <Dialog
      opened
      title={texts.writeTitle}
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          {form.isTyped && (
            <Button variant="subtle" disabled={isBusy} onClick={form.discard}>
              {texts.discard}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" form={id} variant="filled" busy={isBusy} busyLabel={texts.sending}>
            {texts.send}
          </BusyButton>
        </>
      }
    >
      {texts.to}
      <form
        id={id}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.send()
        }}
      >
        <TextInput
          label={texts.titleLabel}
          required
          maxLength={noticeLimits.title}
          value={fields.title}
          onChange={(event) => form.change({ title: event.currentTarget.value })}
          error={missing.includes('title') && <ErrorText announced>{texts.titleMissing}</ErrorText>}
          data-autofocus
        />
        <div>
          <Textarea
            label={texts.textLabel}
            required
            autosize
            minRows={6}
            maxRows={14}
            maxLength={noticeLimits.text}
            value={fields.text}
            onChange={(event) => form.change({ text: event.currentTarget.value })}
            error={missing.includes('text') && <ErrorText announced>{texts.textMissing}</ErrorText>}
          />
          <p className={css['left']}>{texts.textLeft(fields.text.length)}</p>
        </div>
        <TextInput
          label={texts.linkLabel}
          description={texts.linkHint}
          maxLength={noticeLimits.path}
          value={fields.path}
          onChange={(event) => form.change({ path: event.currentTarget.value })}
        />
        {form.failure !== null && <ErrorText announced>{form.failure}</ErrorText>}
      </form>
    </Dialog>
  )
}
