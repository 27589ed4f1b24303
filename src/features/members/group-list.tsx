import { Button, Flex, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { rosterLimits } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { Group, Member } from './members.types.ts'
import type { GroupActs } from './use-group-acts.ts'

interface GroupListProps {
  readonly courseId: number
  readonly groups: readonly Group[]
  readonly members: readonly Member[]
  readonly acts: GroupActs
  /** The group that is being renamed; null for none. */
  readonly renamed: string | null
  readonly onRenamed: (name: string | null) => void
}

/** The groups of a class, each with its acts, and how many students are in none. */
export function GroupList({ courseId, groups, members, acts, renamed, onRenamed }: GroupListProps) {
  const texts = useTexts(memberDialogsTexts)
  const ungrouped = members.filter(({ groupName }) => groupName === null).length
  return (
    <>
      <ul>
        {groups.map((group) => (
          <Flex key={group.name} component="li" className={css['line']} gap={10} align="center" mih="var(--h-row)">
            {group.name === renamed ? (
              <RenameForm
                courseId={courseId}
                group={group}
                groups={groups}
                isBusy={acts.isBusy}
                onCancel={() => onRenamed(null)}
                onRename={async (name) => {
                  const isDone = await acts.rename(group, name)
                  if (isDone) onRenamed(null)
                  return isDone
                }}
              />
            ) : (
              <GroupLine group={group} acts={acts} onRename={() => onRenamed(group.name)} />
            )}
          </Flex>
        ))}
      </ul>
      {ungrouped > 0 && <Hint>{texts.withoutGroup(ungrouped)}</Hint>}
    </>
  )
}

interface GroupLineProps {
  readonly group: Group
  readonly acts: GroupActs
  readonly onRename: () => void
}

function GroupLine({ group, acts, onRename }: GroupLineProps) {
  const texts = useTexts(memberDialogsTexts)
  return (
    <>
      <Text span flex={1} miw={0} className="breakable">
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
  readonly courseId: number
  readonly group: Group
  readonly groups: readonly Group[]
  readonly isBusy: boolean
  /** Whether it was renamed. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onCancel: () => void
}

function RenameForm({ courseId, group, groups, isBusy, onRename, onCancel }: RenameFormProps) {
  const texts = useTexts(memberDialogsTexts)
  const { language } = useLanguage()
  const { typed, change, drop } = useTyped(`group name ${courseId} ${group.name}`, { name: group.name })
  const field = useRef<HTMLInputElement>(null)
  // The form replaces the button that was pressed, so it takes the focus.
  useEffect(() => field.current?.select(), [])
  const read = readField('groupName', typed.name)
  const name = 'value' in read ? read.value : null
  const isOther = groups.some((one) => one.name === name && name !== group.name)
  const rename = async (to: string) => {
    if (await onRename(to)) drop()
  }
  const cancel = () => {
    drop()
    onCancel()
  }
  return (
    <Form
      direction="row"
      align="flex-start"
      gap={8}
      flex={1}
      py={8}
      onSubmit={() => {
        if (name !== null && name !== group.name) void rename(name)
      }}
    >
      <TextInput
        flex={1}
        miw={0}
        className="breakable"
        aria-label={texts.newNameOf(group.name)}
        ref={field}
        autoComplete="off"
        maxLength={2 * rosterLimits.groupName + 2}
        value={typed.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        description={isOther && name !== null ? texts.merges(name) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={'reason' in read && <ErrorText>{rowReasonTexts[read.reason][language]}</ErrorText>}
      />
      <Button disabled={isBusy} onClick={cancel}>
        {texts.cancel}
      </Button>
      <BusyButton type="submit" busy={isBusy} busyLabel={texts.saving} disabled={name === null || name === group.name}>
        {texts.save}
      </BusyButton>
    </Form>
  )
}
