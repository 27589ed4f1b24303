import { Button } from '@mantine/core'
import { LazyDeviceRelease } from '#parts/device-release/lazy-device-release.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { Note } from '../components/failure-note.tsx'
import css from './messaging-status.module.css'
import { messagingLoginTexts } from './messaging-login.texts.ts'
import { useMessagingLogin, type UseMessagingLogin } from './use-messaging-login.ts'

/** How far login through the messaging app has come, below the form. */
export function MessagingStatus(way: UseMessagingLogin) {
  const texts = useTexts(messagingLoginTexts)
  const { failure, isBusy, isLeaving, needsConsent, enter, closeDevices } = useMessagingLogin(way)
  return (
    <div className={css['status']}>
      <div role="status">
        {isBusy && (isLeaving ? texts.leaving : texts.entering)}
        {needsConsent && texts.needsConsent}
      </div>
      {needsConsent && (
        <Button variant="filled" onClick={() => way.consent.set('given')}>
          {texts.agree}
        </Button>
      )}
      {failure?.kind === 'refused' && <Note what={failure.message} />}
      {failure?.kind === 'tooManyDevices' && (
        <LazyDeviceRelease crowd={failure} account="" onEntered={enter} onClose={closeDevices} />
      )}
    </div>
  )
}
