import { Button, Radio } from '@mantine/core'
import { useId, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { GroupNameField, readGroupName } from './group-name-field.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { Group, Member } from './members.types.ts'
import { namesOf } from './names-of.ts'
import { useGrouping } from './use-grouping.ts'
import type { TellDone } from './use-undo.ts'

export interface GroupMembersDialogProps {
  readonly courseId: number
  readonly members: readonly Member[]
  readonly groups: readonly Group[]
  readonly tellDone: TellDone
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Puts members into a group that is there or a new one; that they leave theirs has to be chosen. */
export function GroupMembersDialog(props: GroupMembersDialogProps) {
  const { courseId, members, groups, tellDone, onDone, onClose } = props
  const texts = useTexts(memberDialogsTexts)
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [leaves, setLeaves] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const command = useGrouping()
  const grouped = members.filter(({ groupName }) => groupName !== null)
  const submit = () => {
    const groupName = leaves ? '' : readGroupName(typed)
    setWasTried(true)
    if (groupName === null) return
    const uids = (leaves ? grouped : members).map(({ uid }) => uid)
    const onSuccess = ({ count, changeId }: { readonly count: number; readonly changeId: number }) => {
      tellDone(leaves ? texts.ungrouped(count) : texts.grouped(count, groupName), changeId)
      onDone()
    }
    command.mutate({ courseId, uids, groupName }, { onSuccess })
  }
  return (
    <Dialog
      opened
      title={texts.groupTitle}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" form={formId} variant="filled" busy={command.isPending} busyLabel={texts.saving}>
            {texts.save}
          </BusyButton>
        </>
      }
    >
      <p className={css['whom']}>{texts.whom(namesOf(members, texts))}</p>
      <form
        id={formId}
        noValidate
        className={css['fields']}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {grouped.length > 0 && (
          <Radio.Group
            label={texts.groupWay}
            value={leaves ? 'out' : 'into'}
            onChange={(way) => setLeaves(way === 'out')}
          >
            <div className={css['choices']}>
              <Radio value="into" label={texts.groupInto} />
              <Radio value="out" label={texts.groupOut} description={texts.groupOutHint(namesOfGroups(grouped))} />
            </div>
          </Radio.Group>
        )}
        {!leaves && (
          <GroupNameField
            groups={groups}
            typed={typed}
            hint={texts.groupHint}
            isMissed={wasTried}
            onChange={setTyped}
          />
        )}
      </form>
      {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
    </Dialog>
  )
}

/** Each group once, and how many of these members are in it. */
function namesOfGroups(members: readonly Member[]): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { groupName } of members) if (groupName !== null) counts.set(groupName, (counts.get(groupName) ?? 0) + 1)
  return [...counts]
}
