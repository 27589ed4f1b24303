import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/groups/message.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type OptionalMessageKind, ownOptionalKinds } from '#domain/portal/messages.ts'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { messagesTexts } from './messages.texts.ts'

export interface MessageSettingsDialogProps {
  readonly isSchoolOwner: boolean
  readonly onClose: () => void
}

/** Which kinds of messages arrive; school notices always do. */
export function MessageSettingsDialog({ isSchoolOwner, onClose }: MessageSettingsDialogProps) {
  const texts = useTexts(messagesTexts)
  const toast = useToast()
  const kept = useEndpoint(message.settings, {})
  const command = useCommand(message.saveSettings, { invalidates: [message.settings], isSetting: true })
  /** Null until something is changed. */
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
    <FormDialog
      title={texts.settings}
      intro={texts.settingsHint}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={command.isPending}
      isUnready={off === undefined}
      failure={command.error && messageOf(command.error)}
      onSubmit={save}
      onClose={onClose}
    >
      <WhenFetched of={{ ...fetchedOf(kept), value: off }} skeletonRows={2}>
        {(kinds) => <Kinds kinds={ownOptionalKinds(isSchoolOwner)} off={kinds} onChange={setChanged} />}
      </WhenFetched>
    </FormDialog>
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
    <>
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
    </>
  )
}
