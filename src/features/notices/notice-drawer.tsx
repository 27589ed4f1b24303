import { dateText } from '#domain/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import type { Notice } from './notices.types.ts'
import css from './notices.module.css'
import { noticesTexts } from './notices.texts.ts'

export interface NoticeDrawerProps {
  readonly notice: Notice
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
  readonly onClose: () => void
}

/** All of a notice as the teachers have it. */
export function NoticeDrawer({ notice, readAt, onClose }: NoticeDrawerProps) {
  const texts = useTexts(noticesTexts)
  const { language } = useLanguage()
  const { title, text, path, sentAt, withdrawnAt, readers, recipients } = notice
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  return (
    <SideDrawer opened onClose={onClose} title={texts.notice} width={480}>
      <article>
        <h3 className={css['heading']}>{title}</h3>
        <p className={css['facts']}>
          <time dateTime={sentAt}>{when(sentAt)}</time>
          <span>
            {withdrawnAt === null ? texts.readersOf(readers, recipients) : texts.withdrawnAt(when(withdrawnAt))}
          </span>
        </p>
        <p className={css['body']}>{text}</p>
        {path !== '' && (
          <p className={css['opens']}>
            {texts.opens} <a href={hrefOf(path)}>{path}</a>
          </p>
        )}
      </article>
    </SideDrawer>
  )
}
