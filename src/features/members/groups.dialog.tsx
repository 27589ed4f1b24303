import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { GroupList } from './group-list.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import type { Group, Member } from './members.types.ts'
import { NewGroup, type NewGroupFields, noNewGroup } from './new-group.tsx'
import { useGroupActs } from './use-group-acts.ts'
import type { TellDone } from './use-undo.ts'

export interface GroupsDialogProps {
  readonly courseId: number
  readonly groups: readonly Group[]
  readonly members: readonly Member[]
  readonly tellDone: TellDone
  readonly onClose: () => void
}

/** The groups of a class, for creating, renaming and dissolving them. */
export function GroupsDialog({ courseId, groups, members, tellDone, onClose }: GroupsDialogProps) {
  const texts = useTexts(memberDialogsTexts)
  const acts = useGroupActs(courseId, tellDone)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [isMaking, setIsMaking] = useState(false)
  const { typed, change, drop } = useTyped<NewGroupFields>(`new group ${courseId}`, noNewGroup)
  const close = () => {
    drop()
    onClose()
  }
  const endMaking = () => {
    drop()
    setIsMaking(false)
  }
  return (
    <Dialog
      opened
      title={isMaking ? texts.newGroup : texts.groupsTitle}
      busy={acts.isBusy}
      onClose={close}
      footer={
        isMaking ? undefined : (
          <>
            <Button disabled={acts.isBusy} onClick={close}>
              {texts.close}
            </Button>
            <Button variant="filled" disabled={members.length === 0} onClick={() => setIsMaking(true)}>
              {texts.newGroup}
            </Button>
          </>
        )
      }
    >
      {isMaking ? (
        <NewGroup
          groups={groups}
          members={members}
          isBusy={acts.isBusy}
          typed={typed}
          onChange={change}
          onCancel={endMaking}
          onMake={(name, uids) => void acts.make(name, uids).then((isDone) => isDone && endMaking())}
        />
      ) : groups.length === 0 ? (
        <EmptyState title={texts.groupsEmpty} why={texts.groupsEmptyWhy} />
      ) : (
        <GroupList
          courseId={courseId}
          groups={groups}
          members={members}
          acts={acts}
          renamed={renamed}
          onRenamed={setRenamed}
        />
      )}
      {acts.error !== null && <ErrorText announced>{messageOf(acts.error)}</ErrorText>}
    </Dialog>
  )
}
