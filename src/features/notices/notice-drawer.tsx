import { dateText } from '#domain/time/dates.ts'
import { there } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { WrittenText } from '#ui/record-drawer/written-text.tsx'
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
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  return (
    <RecordDrawer title={texts.notice} width={480} record={there(notice)} onClose={onClose}>
      {({ title, text, path, sentAt, withdrawnAt, readers, recipients }) => (
        <>
          <WrittenText
            heading={title}
            facts={
              <>
                <time dateTime={sentAt}>{when(sentAt)}</time>
                <span>
                  {withdrawnAt === null ? texts.readersOf(readers, recipients) : texts.withdrawnAt(when(withdrawnAt))}
                </span>
              </>
            }
            text={text}
          />
          {path !== '' && (
            <Hint mt={14} className="breakable">
              {texts.opens} <a href={hrefOf(path)}>{path}</a>
            </Hint>
          )}
        </>
      )}
    </RecordDrawer>
  )
}
