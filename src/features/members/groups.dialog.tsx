import { Button, Flex, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { Group, Member } from './members.types.ts'
import { NewGroup, type NewGroupFields, noNewGroup } from './new-group.tsx'
import { useGrouping } from './use-grouping.ts'
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
  const ungrouped = members.filter(({ groupName }) => groupName === null).length
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
        <>
          <ul>
            {groups.map((group) => (
              <Flex key={group.name} component="li" className={css['group']} gap={10} align="center">
                {group.name === renamed ? (
                  <RenameForm
                    group={group}
                    groups={groups}
                    isBusy={acts.isBusy}
                    onCancel={() => setRenamed(null)}
                    onRename={(name) => void acts.rename(group, name).then((isDone) => isDone && setRenamed(null))}
                  />
                ) : (
                  <GroupLine group={group} acts={acts} onRename={() => setRenamed(group.name)} />
                )}
              </Flex>
            ))}
          </ul>
          {ungrouped > 0 && (
            <Text c="dimmed" fz="sm">
              {texts.withoutGroup(ungrouped)}
            </Text>
          )}
        </>
      )}
      {acts.error !== null && <ErrorText announced>{messageOf(acts.error)}</ErrorText>}
    </Dialog>
  )
}

function useGroupActs(courseId: number, tellDone: TellDone) {
  const texts = useTexts(memberDialogsTexts)
  const confirm = useConfirm()
  const command = useGrouping()
  const regroup = (uids: readonly number[], groupName: string, told: string): Promise<boolean> =>
    command.mutateAsync({ courseId, uids: [...uids], groupName }).then(
      ({ changeId }) => {
        tellDone(told, changeId)
        return true
      },
      // The dialog shows the error.
      () => false,
    )
  return {
    isBusy: command.isPending,
    error: command.error,
    make: (name: string, uids: readonly number[]) => regroup(uids, name, texts.grouped(uids.length, name)),
    rename: ({ uids }: Group, name: string) => regroup(uids, name, texts.renamed(name)),
    dissolve: async ({ name, uids }: Group) => {
      const question = { body: texts.confirmDissolve(name, uids.length), confirmLabel: texts.dissolve, destroy: true }
      if (await confirm(question)) await regroup(uids, '', texts.dissolved(name))
    },
  }
}

interface GroupLineProps {
  readonly group: Group
  readonly acts: ReturnType<typeof useGroupActs>
  readonly onRename: () => void
}

function GroupLine({ group, acts, onRename }: GroupLineProps) {
  const texts = useTexts(memberDialogsTexts)
  return (
    <>
      <Text span flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {group.name}
      </Text>
      <Text span c="dimmed">
        {texts.inGroup(group.uids.length)}
      </Text>
      <Button size="xs" variant="subtle" aria-label={texts.renameNamed(group.name)} onClick={onRename}>
        {texts.rename}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        disabled={acts.isBusy}
        aria-label={texts.dissolveNamed(group.name)}
        onClick={() => void acts.dissolve(group)}
      >
        {texts.dissolve}
      </Button>
    </>
  )
}

interface RenameFormProps {
  readonly group: Group
  readonly groups: readonly Group[]
  readonly isBusy: boolean
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

function RenameForm({ group, groups, isBusy, onRename, onCancel }: RenameFormProps) {
  const texts = useTexts(memberDialogsTexts)
  const { language } = useLanguage()
  const [typed, setTyped] = useState(group.name)
  const field = useRef<HTMLInputElement>(null)
  // The form replaces the button that was pressed, so it takes the focus.
  useEffect(() => field.current?.select(), [])
  const read = readField('groupName', typed)
  const name = 'value' in read ? read.value : null
  const isOther = groups.some((one) => one.name === name && name !== group.name)
  return (
    <Flex
      component="form"
      align="flex-start"
      gap={8}
      flex={1}
      py={8}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== null && name !== group.name) onRename(name)
      }}
    >
      <TextInput
        flex={1}
        miw={0}
        style={{ overflowWrap: 'anywhere' }}
        aria-label={texts.newNameOf(group.name)}
        ref={field}
        autoComplete="off"
        maxLength={2 * rosterLimits.groupName + 2}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        description={isOther && name !== null ? texts.merges(name) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={'reason' in read && <ErrorText>{rowReasonTexts[read.reason][language]}</ErrorText>}
      />
      <Button disabled={isBusy} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <BusyButton type="submit" busy={isBusy} busyLabel={texts.saving} disabled={name === null || name === group.name}>
        {texts.save}
      </BusyButton>
    </Flex>
  )
}
