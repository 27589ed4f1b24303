import { Button, Flex } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { InspectorState } from '../use-inspector.ts'

/** Steps through the recorded events. */
export function Player({ state: { log, number, stepBack, stepForward, goTo } }: { readonly state: InspectorState }) {
  const texts = useTexts(inspectorTexts)
  const last = log.steps.at(-1)?.number ?? -1
  return (
    <Flex flex="none" align="center" gap={8} py={8} px={16}>
      <Button
        size="xs"
        flex="none"
        disabled={log.steps.length === 0}
        leftSection={<Icon name="chevron-left" small />}
        onClick={stepBack}
      >
        {texts.back}
      </Button>
      <Button
        size="xs"
        flex="none"
        disabled={number === null || number >= last}
        rightSection={<Icon name="chevron-right" small />}
        onClick={stepForward}
      >
        {texts.forward}
      </Button>
      <Button size="xs" variant="subtle" flex="none" disabled={number === null} onClick={() => goTo(null)}>
        {texts.now}
      </Button>
    </Flex>
  )
}
