import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { GroupNameField, readGroupName } from './group-name-field.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import type { Group, Member } from './members.types.ts'
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

/** Puts members into an existing or a new group; taking them out of their group is a separate choice. */
export function GroupMembersDialog(props: GroupMembersDialogProps) {
  const { courseId, members, groups, tellDone, onDone, onClose } = props
  const texts = useTexts(memberDialogsTexts)
  const namesOf = useFirstNames('people')
  const { typed, change, drop } = useTyped(`group ${courseId}`, { name: '' })
  const [leaves, setLeaves] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const command = useGrouping()
  const grouped = members.filter(({ groupName }) => groupName !== null)
  const submit = () => {
    const groupName = leaves ? '' : readGroupName(typed.name)
    setWasTried(true)
    if (groupName === null) return
    const uids = (leaves ? grouped : members).map(({ uid }) => uid)
    const onSuccess = ({ count, changeId }: { readonly count: number; readonly changeId: number }) => {
      tellDone(leaves ? texts.ungrouped(count) : texts.grouped(count, groupName), changeId)
      drop()
      onDone()
    }
    command.mutate({ courseId, uids, groupName }, { onSuccess })
  }
  const close = () => {
    drop()
    onClose()
  }
  return (
    <FormDialog
      title={texts.groupTitle}
      intro={texts.whom(namesOf(members))}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={command.isPending}
      failure={command.error && messageOf(command.error)}
      onSubmit={submit}
      onClose={close}
    >
      {grouped.length > 0 && (
        <Radio.Group
          label={texts.groupWay}
          value={leaves ? 'out' : 'into'}
          onChange={(way) => setLeaves(way === 'out')}
        >
          <Stack gap={10}>
            <Radio value="into" label={texts.groupInto} />
            <Radio value="out" label={texts.groupOut} description={texts.groupOutHint(namesOfGroups(grouped))} />
          </Stack>
        </Radio.Group>
      )}
      {!leaves && (
        <GroupNameField
          groups={groups}
          typed={typed.name}
          hint={texts.groupHint}
          isMissed={wasTried}
          onChange={(name) => change({ name })}
        />
      )}
    </FormDialog>
  )
}

/** Each group once, with how many of these members are in it. */
function namesOfGroups(members: readonly Member[]): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { groupName } of members) if (groupName !== null) counts.set(groupName, (counts.get(groupName) ?? 0) + 1)
  return [...counts]
}
