import { Button, Menu } from '@mantine/core'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { ClassListMenuItem } from '#parts/class-list-file/class-list-file.tsx'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { membersTexts } from './members.texts.ts'

export interface MembersToolbarProps {
  readonly courseId: number
  /** The number of pending requests to join. */
  readonly requestCount: number
  readonly onGroups: () => void
  readonly onRemovals: () => void
}

/** The actions on a class's members apart from the list itself. */
export function MembersToolbar({ courseId, requestCount, onGroups, onRemovals }: MembersToolbarProps) {
  const texts = useTexts(membersTexts)
  const titles = useTexts(pageTitles)
  return (
    <>
      <MoreActs courseId={courseId} onGroups={onGroups} onRemovals={onRemovals} />
      <LinkButton to={memberPaths.studentCodes(courseId)}>{texts.slips}</LinkButton>
      <LinkButton
        to={memberPaths.verify()}
        {...(requestCount > 0 && {
          rightSection: <Badge count={requestCount} label={texts.verifyCount(requestCount)} />,
        })}
      >
        {texts.verify}
      </LinkButton>
      <LinkButton variant="filled" to={memberPaths.add} leftSection={<Icon name="plus" />}>
        {titles.memberAdd}
      </LinkButton>
    </>
  )
}

function MoreActs({ courseId, onGroups, onRemovals }: Omit<MembersToolbarProps, 'requestCount'>) {
  const texts = useTexts(membersTexts)
  const titles = useTexts(pageTitles)
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button rightSection={<Icon name="chevron-down" small />}>{texts.more}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="users" small />} onClick={onGroups}>
          {texts.groups}
        </Menu.Item>
        <ClassListMenuItem courseId={courseId} />
        <Menu.Item
          component="a"
          href={hrefOf(memberPaths.reminders({ courseId }))}
          leftSection={<Icon name="bell" small />}
        >
          {titles.reminders}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="undo" small />} onClick={onRemovals}>
          {texts.removedList}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
