import { Box, Flex, Menu, Text } from '@mantine/core'
import { useState } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { ToastLogDrawer } from '#ui/toast/toast-log-drawer.tsx'
import css from '../shell.module.css'
import { shellTexts } from '../shell.texts.ts'
import { useSignOut } from '../use-sign-out.ts'

/** Pixels: the menu stands in line with what the spine holds. */
const menuOffset = { mainAxis: 6, crossAxis: 10 }

export interface MeBoxProps {
  readonly teacher: TeacherInfo
  /** Path and query of the open page, for feedback about it. */
  readonly address: string
  readonly onSignedOut: () => void
}

/** The help with the page that it is opened from, which feedback says; from the help itself none. */
function helpFrom(address: string): string {
  const page = address.replace(/[?#].*/s, '')
  return messagePaths.help(undefined, page === messagePaths.help() ? undefined : page)
}

/**
 * Shows who is signed in; opens their own pages, a school owner's applications and notices, help, past toasts, language
 * and sign-out.
 */
export function MeBox({ teacher, address, onSignedOut }: MeBoxProps) {
  const texts = useTexts(shellTexts)
  const { language, setLanguage } = useLanguage()
  const signOut = useSignOut(onSignedOut)
  const [showsMessages, setShowsMessages] = useState(false)
  const other = language === 'en' ? 'zh-CN' : 'en'
  const { realname, schoolName, subjectId } = teacher
  const subject = subjectId === null ? null : isMaths(subjectId) ? texts.maths : texts.english
  return (
    <>
      <Menu position="top-start" offset={menuOffset} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Flex
            component="button"
            type="button"
            className={css['me'] ?? ''}
            pos="relative"
            flex={1}
            gap={8}
            align="center"
            miw={0}
            fz="sm"
            lh={1.35}
            ta="left"
          >
            <Initial of={realname} />
            <Box component="span" className="breakable visually-hidden-on-phones" miw={0}>
              {realname}
              <Box component="small" display="block" c="dimmed">
                {texts.schoolAndSubject(schoolName, subject)}
              </Box>
              <span className="visually-hidden">{texts.accountMenu}</span>
            </Box>
          </Flex>
        </Menu.Target>
        <Menu.Dropdown>
          <OwnPages isSchoolOwner={teacher.isSchoolOwner} />
          <Menu.Item component="a" href={hrefOf(helpFrom(address))} leftSection={<Icon name="help" small />}>
            {texts.help}
          </Menu.Item>
          <Menu.Item onClick={() => setShowsMessages(true)} leftSection={<Icon name="clock" small />}>
            {texts.messages}
          </Menu.Item>
          <Menu.Item lang={other} onClick={() => setLanguage(other)} leftSection={<Icon name="swap" small />}>
            {texts.otherLanguage}
          </Menu.Item>
          <Menu.Item onClick={() => void signOut()} leftSection={<Icon name="log-out" small />}>
            {texts.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ToastLogDrawer opened={showsMessages} onClose={() => setShowsMessages(false)} />
    </>
  )
}

const Initial = ({ of }: { readonly of: string }) => (
  <Text
    span
    display="grid"
    flex="none"
    w="max(26px, calc(28 * var(--u)))"
    h="max(26px, calc(28 * var(--u)))"
    bdrs="50%"
    bg="var(--green-1)"
    c="var(--green-8)"
    fz="xs"
    fw={600}
    style={{ placeItems: 'center' }}
    aria-hidden="true"
  >
    {[...of][0]}
  </Text>
)

/** The teacher's own pages, and those of a school owner. */
function OwnPages({ isSchoolOwner }: Pick<TeacherInfo, 'isSchoolOwner'>) {
  const texts = useTexts(shellTexts)
  return (
    <>
      <Menu.Item component="a" href={hrefOf(paths.profile)} leftSection={<Icon name="user" small />}>
        {texts.profile}
      </Menu.Item>
      <Menu.Item component="a" href={hrefOf(personalPaths.courses)} leftSection={<Icon name="users" small />}>
        {texts.courses}
      </Menu.Item>
      <Menu.Item component="a" href={hrefOf(paths.features)} leftSection={<Icon name="grid" small />}>
        {texts.features}
      </Menu.Item>
      <Menu.Item component="a" href={hrefOf(paths.entries)} leftSection={<Icon name="list" small />}>
        {texts.arrange}
      </Menu.Item>
      {isSchoolOwner && (
        <>
          <Menu.Item component="a" href={hrefOf(paths.applications)} leftSection={<Icon name="users" small />}>
            {texts.applications}
          </Menu.Item>
          <Menu.Item component="a" href={hrefOf(personalPaths.schoolFeatures)} leftSection={<Icon name="grid" small />}>
            {texts.schoolFeatures}
          </Menu.Item>
          <Menu.Item component="a" href={hrefOf(messagePaths.notices)} leftSection={<Icon name="sound" small />}>
            {texts.notices}
          </Menu.Item>
        </>
      )}
    </>
  )
}
