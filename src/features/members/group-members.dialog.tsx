import { Button, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { Group, Member } from './members.types.ts'
import { namesOf } from './names-of.ts'
import { useGrouping } from './use-grouping.ts'

export interface GroupMembersDialogProps {
  readonly courseId: number
  readonly members: readonly Member[]
  readonly groups: readonly Group[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Puts members into a group that is there or a new one, or out of theirs. */
export function GroupMembersDialog({ courseId, members, groups, onDone, onClose }: GroupMembersDialogProps) {
  const texts = useTexts(memberDialogsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const ids = { form: useId(), groups: useId() }
  const [typed, setTyped] = useState('')
  const command = useGrouping()
  const read = readField('groupName', typed)
  const submit = () => {
    if ('reason' in read) return
    const groupName = read.value ?? ''
    const uids = members.map(({ uid }) => uid)
    command.mutate(
      { courseId, uids, groupName },
      {
        onSuccess: ({ count }) => {
          toast.success(groupName === '' ? texts.ungrouped(count) : texts.grouped(count, groupName))
          onDone()
        },
      },
    )
  }
  return (
    <Dialog
      opened
      kind="message"
      title={texts.groupTitle}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" form={ids.form} variant="filled" busy={command.isPending} busyLabel={texts.saving}>
            {texts.save}
          </BusyButton>
        </>
      }
    >
      <p className={css['whom']}>{texts.whom(namesOf(members, texts))}</p>
      <form
        id={ids.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          label={texts.groupName}
          description={texts.groupHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          list={ids.groups}
          autoComplete="off"
          maxLength={2 * rosterLimits.groupName + 2}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={'reason' in read && <ErrorText>{rowReasonTexts[read.reason][language]}</ErrorText>}
          data-autofocus
        />
        <datalist id={ids.groups}>
          {groups.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </form>
      {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
    </Dialog>
  )
}
