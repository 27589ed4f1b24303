import { Button } from '@mantine/core'
import { memberPaths } from '#domain/member-paths.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { membersTexts } from './members.texts.ts'

export interface MembersToolbarProps {
  /** Requests to join that wait. */
  readonly verifyNum: number
  readonly onGroups: () => void
  readonly onRemovals: () => void
}

/** What is done with a class's members beside the list itself. */
export function MembersToolbar({ verifyNum, onGroups, onRemovals }: MembersToolbarProps) {
  const texts = useTexts(membersTexts)
  return (
    <>
      <Button onClick={onRemovals}>{texts.removedList}</Button>
      <Button onClick={onGroups}>{texts.groups}</Button>
      <Button
        component="a"
        href={hrefOf(memberPaths.verify())}
        {...(verifyNum > 0 && { rightSection: <Badge count={verifyNum} label={texts.verifyCount(verifyNum)} /> })}
      >
        {texts.verify}
      </Button>
      <Button variant="filled" component="a" href={hrefOf(memberPaths.add)} leftSection={<Icon name="plus" />}>
        {texts.add}
      </Button>
    </>
  )
}
