import { Box, Button, Flex, Text } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import { Brand } from '#ui/brand/brand.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { MissingPart } from '#ui/lazy-part/missing-part.tsx'
import { DocumentLinks } from '../components/document-links.tsx'
import type { LoginPorts } from '../login-ports.ts'
import css from './guide.module.css'
import { guideTexts } from './guide.texts.ts'
import { type GuideActor, useGuide } from './use-guide.ts'

export interface GuideProps {
  readonly login: LoginActor
  readonly ports: LoginPorts
  readonly onAccept: () => void
}

/**
 * First visit: read and agree, or leave (specification §2). It comes first and takes the focus, but covers nothing, and
 * does not interrupt somebody who is already typing.
 */
export function Guide({ login, ports, onAccept }: GuideProps) {
  const { actor, onRetry } = useGuide(login, ports)
  if (onRetry !== null) return <MissingPart onRetry={onRetry} />
  return actor && <RunningGuide actor={actor} onAccept={onAccept} />
}

function RunningGuide({ actor, onAccept }: Pick<GuideProps, 'onAccept'> & { readonly actor: GuideActor }) {
  const state = useSelector(actor, ({ value }) => value)
  const accept = () => {
    actor.send({ type: 'guide.accept' })
    onAccept()
  }
  if (state === 'left') return <Farewell onReturn={() => actor.send({ type: 'guide.return' })} />
  return state === 'asking' && <GuideCard onAccept={accept} onLeave={() => actor.send({ type: 'guide.leave' })} />
}

function GuideCard({ onAccept, onLeave }: { readonly onAccept: () => void; readonly onLeave: () => void }) {
  const texts = useTexts(guideTexts)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) card.current?.focus()
  }, [])
  return (
    <Box
      ref={card}
      component="section"
      tabIndex={-1}
      className={css['card']}
      w="fit-content"
      maw={470}
      mx="auto"
      pt={14}
      pb={16}
      px={20}
      bdrs="lg"
      bg="var(--surface)"
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <Box id={id} component="h2" mb={4} fz="md">
        {texts.title}
      </Box>
      <Text id={`${id}-text`} component="div" c="dimmed" fz="sm" lh={1.65}>
        {texts.before} <DocumentLinks />
        {texts.after}
      </Text>
      <Flex gap={8} mt={11}>
        <Button size="xs" variant="filled" onClick={onAccept}>
          {texts.accept}
        </Button>
        <Button size="xs" onClick={onLeave}>
          {texts.leave}
        </Button>
      </Flex>
    </Box>
  )
}

function Farewell({ onReturn }: { readonly onReturn: () => void }) {
  const texts = useTexts(guideTexts)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Flex component="main" direction="column" gap={24} align="center" justify="center" mih="100vh" p={20}>
      <Brand large />
      <EmptyState
        titleAs="h1"
        title={texts.farewell}
        why={texts.farewellWhy}
        action={
          <Button ref={button} variant="filled" onClick={onReturn}>
            {texts.comeBack}
          </Button>
        }
      />
    </Flex>
  )
}
