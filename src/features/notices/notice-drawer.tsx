import { Text } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { WrittenText } from '#ui/record-drawer/written-text.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import type { Notice } from './notices.types.ts'
import { noticesTexts } from './notices.texts.ts'

export interface NoticeDrawerProps {
  readonly notice: Notice
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
  readonly onClose: () => void
}

/** A notice in full, as the teachers see it. */
export function NoticeDrawer({ notice, readAt, onClose }: NoticeDrawerProps) {
  const texts = useTexts(noticesTexts)
  const { language } = useLanguage()
  const { title, text, path, sentAt, withdrawnAt, readers, recipients } = notice
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const read = withdrawnAt === null ? texts.readersOf(readers, recipients) : texts.withdrawnAt(when(withdrawnAt))
  const facts = (
    <>
      <time dateTime={sentAt}>{when(sentAt)}</time>
      <span>{read}</span>
    </>
  )
  return (
    <SideDrawer opened onClose={onClose} title={texts.notice} width={480}>
      <WrittenText heading={title} facts={facts} text={text} />
      {path !== '' && (
        <Text mt={14} fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.opens} <a href={hrefOf(path)}>{path}</a>
        </Text>
      )}
    </SideDrawer>
  )
}
