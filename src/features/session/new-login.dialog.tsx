import { useEffect, useEffectEvent } from 'react'
import { newLoginNotice } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { sessionTexts } from './session.texts.ts'

export interface NewLogin {
  /** Common names: "Chrome 147" and "Windows"; empty if unknown. */
  readonly browser: string
  readonly system: string
}

export interface NewLoginNoticeProps {
  /** Newest first; nothing is shown if empty. */
  readonly logins: readonly NewLogin[]
  readonly onClose: () => void
}

/** Says for some seconds that the account was signed in to elsewhere; the page below stays usable. */
export function NewLoginNotice({ logins, onClose }: NewLoginNoticeProps) {
  const texts = useTexts(sessionTexts)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (logins.length === 0) return undefined
    const timer = setTimeout(() => close(), newLoginNotice)
    return () => clearTimeout(timer)
  }, [logins])
  const [latest] = logins
  const names = latest === undefined ? [] : [latest.browser, latest.system].filter((name) => name !== '')
  const device = names.join(' · ') || texts.unknownDevice
  return (
    <NoticeBar>
      {latest !== undefined && (
        <>
          <span>{logins.length === 1 ? texts.newLogin(device) : texts.newLogins(logins.length, device)}</span>
          <a href={hrefOf(paths.devices)} onClick={onClose}>
            {texts.myDevices}
          </a>
          <button type="button" aria-label={texts.closeNotice} onClick={onClose}>
            <Icon name="close" small />
          </button>
        </>
      )}
    </NoticeBar>
  )
}
