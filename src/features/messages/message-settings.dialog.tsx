import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/areas/message.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type OptionalMessageKind, ownOptionalKinds } from '#domain/messages.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import css from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'

export interface MessageSettingsDialogProps {
  readonly isSchoolOwner: boolean
  readonly onClose: () => void
}

/** Which kinds of messages arrive; notices of the school always do. */
export function MessageSettingsDialog({ isSchoolOwner, onClose }: MessageSettingsDialogProps) {
  const texts = useTexts(messagesTexts)
  const toast = useToast()
  const kept = useEndpoint(message.settings, {})
  const command = useCommand(message.saveSettings, { invalidates: [message.settings], isSetting: true })
  /** Null until somebody changes something. */
  const [changed, setChanged] = useState<readonly OptionalMessageKind[] | null>(null)
  const off = changed ?? kept.data?.off
  const save = () => {
    if (off === undefined || changed === null) return onClose()
    command.mutate(
      { off: [...off] },
      {
        onSuccess: () => {
          toast.success(texts.saved)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      opened
      title={texts.settings}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton
            variant="filled"
            busy={command.isPending}
            busyLabel={texts.saving}
            disabled={off === undefined}
            onClick={save}
          >
            {texts.save}
          </BusyButton>
        </>
      }
    >
      {texts.settingsHint}
      {off !== undefined ? (
        <Kinds kinds={ownOptionalKinds(isSchoolOwner)} off={off} onChange={setChanged} />
      ) : kept.error === null ? (
        <SkeletonRows rows={2} />
      ) : (
        <FailedState why={messageOf(kept.error)} onRetry={() => void kept.refetch()} />
      )}
      {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
    </Dialog>
  )
}

interface KindsProps {
  readonly kinds: readonly OptionalMessageKind[]
  readonly off: readonly OptionalMessageKind[]
  readonly onChange: (off: readonly OptionalMessageKind[]) => void
}

function Kinds({ kinds, off, onChange }: KindsProps) {
  const texts = useTexts(messagesTexts)
  const toggle = (kind: OptionalMessageKind) =>
    onChange(off.includes(kind) ? off.filter((one) => one !== kind) : [...off, kind])
  return (
    <div className={css['kinds']}>
      <Checkbox label={texts.notice} description={texts.noticeAlways} checked disabled readOnly />
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={texts[kind]}
          description={texts[`${kind}Hint`]}
          checked={!off.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
    </div>
  )
}
