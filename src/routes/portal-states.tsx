import { Flex } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallError, messageOf, TransportError } from '#api/client/failures.ts'
import { Brand } from '#ui/brand/brand.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { portalStatesTexts } from './portal-states.texts.ts'

/** Replaces the portal if it could not be loaded, or a page of it broke. */
export function PortalFailed({ error, reset }: ErrorComponentProps) {
  const texts = useTexts(portalStatesTexts)
  const router = useRouter()
  const isAnswer = error instanceof CallError || error instanceof TransportError
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Flex component="main" direction="column" justify="center" align="center" mih="70vh">
      <Brand />
      <FailedState why={isAnswer ? messageOf(error) : texts.broken} onRetry={retry} />
    </Flex>
  )
}

/** Shown while the service is slow to say who is signed in. */
export const PortalWaiting = () => <Waiting words={useTexts(portalStatesTexts).waiting} />

/** The same in a desktop host, where the portal waits until somebody is signed in. */
export const HostWaiting = () => <Waiting words={useTexts(portalStatesTexts).waitingInHost} />

const Waiting = ({ words }: { readonly words: string }) => (
  <Flex component="main" direction="column" justify="center" align="center" mih="70vh" role="status">
    <Brand />
    <Hint mt={14}>{words}</Hint>
  </Flex>
)
