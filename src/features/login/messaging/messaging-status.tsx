import { Button, Flex } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useTexts } from '#ui/language/language-context.tsx'
import { MissingPart } from '#ui/lazy-part/missing-part.tsx'
import { Note } from '../components/note.tsx'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import type { LoginPorts } from '../login-ports.ts'
import { messagingLoginTexts } from './messaging-login.texts.ts'
import { type MessagingActor, useMessagingWay } from './use-messaging-login.ts'

export interface MessagingStatusProps {
  readonly login: LoginActor
  readonly ports: LoginPorts
}

/** The progress of login through the messaging app, below the form. */
export function MessagingStatus({ login, ports }: MessagingStatusProps) {
  const { actor, onRetry } = useMessagingWay(login, ports)
  if (onRetry !== null) return <MissingPart onRetry={onRetry} />
  return actor && <RunningStatus actor={actor} onAgree={() => login.send({ type: 'consent.give' })} />
}

function RunningStatus({ actor, onAgree }: { readonly actor: MessagingActor; readonly onAgree: () => void }) {
  const texts = useTexts(messagingLoginTexts)
  const now = useSelector(actor, (snapshot) => snapshot)
  const { failure } = now.context
  const needsConsent = now.hasTag('consentMissing')
  return (
    <Flex direction="column" align="flex-start" gap={8} mt={16} c="dimmed" fz="sm">
      <div role="status">
        {now.hasTag('busy') && (now.hasTag('leaving') ? texts.leaving : texts.entering)}
        {needsConsent && texts.needsConsent}
      </div>
      {needsConsent && (
        <Button variant="filled" onClick={onAgree}>
          {texts.agree}
        </Button>
      )}
      {failure?.kind === 'refused' && <Note what={failure.message} />}
    </Flex>
  )
}
