import { messagePaths } from '#domain/paths/message-paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { shellTexts } from '../shell.texts.ts'
import { useUnreadCount } from '../use-unread-count.ts'
import { MeBox, type MeBoxProps } from './me-box.tsx'
import css from './spine.module.css'

/** Who is signed in, and a link to their messages. */
export function SpineFoot(props: MeBoxProps) {
  const texts = useTexts(shellTexts)
  const unread = useUnreadCount()
  return (
    <div className={css['foot']}>
      <MeBox {...props} />
      <a className={css['bell']} href={hrefOf(messagePaths.messages())} aria-label={texts.inbox(unread)}>
        <Icon name="bell" />
        {unread > 0 && (
          <span className={css['count']} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </a>
    </div>
  )
}
