import { noticeLimits } from '#domain/portal/messages.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { TextFields } from '#ui/form-dialog/text-fields.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { noticesTexts } from './notices.texts.ts'
import { useWriteNotice } from './use-write-notice.ts'

export interface WriteNoticeDialogProps {
  readonly onClose: () => void
}

/** A new notice; its input is kept if sending fails, and when the dialog is closed. */
export function WriteNoticeDialog({ onClose }: WriteNoticeDialogProps) {
  const texts = useTexts(noticesTexts)
  const form = useWriteNotice(onClose)
  const { fields, missing } = form
  return (
    <FormDialog
      title={texts.writeTitle}
      intro={texts.to}
      submit={texts.send}
      submitting={texts.sending}
      isBusy={form.isBusy}
      failure={form.failure}
      discard={form.isTyped ? { label: texts.discard, onDiscard: form.discard } : undefined}
      onSubmit={form.send}
      onClose={onClose}
    >
      <TextFields
        values={fields}
        onChange={form.change}
        fields={[
          {
            name: 'title',
            label: texts.titleLabel,
            required: true,
            longest: noticeLimits.title,
            fault: missing.includes('title') && texts.titleMissing,
          },
          {
            name: 'text',
            label: texts.textLabel,
            required: true,
            longest: noticeLimits.text,
            lines: { least: 6, most: 14 },
            left: texts.textLeft,
            fault: missing.includes('text') && texts.textMissing,
          },
          { name: 'path', label: texts.linkLabel, hint: texts.linkHint, longest: noticeLimits.path },
        ]}
      />
    </FormDialog>
  )
}
