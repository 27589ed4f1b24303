import { Button } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { InspectorState } from '../use-inspector.ts'
import css from '../inspector.module.css'

/** Steps through the recorded events. */
export function Player({ state: { log, number, stepBack, stepForward, goTo } }: { readonly state: InspectorState }) {
  const texts = useTexts(inspectorTexts)
  const last = log.steps.at(-1)?.number ?? -1
  return (
    <div className={css['player']}>
      <Button
        size="xs"
        disabled={log.steps.length === 0}
        leftSection={<Icon name="chevron-left" small />}
        onClick={stepBack}
      >
        {texts.back}
      </Button>
      <Button
        size="xs"
        disabled={number === null || number >= last}
        rightSection={<Icon name="chevron-right" small />}
        onClick={stepForward}
      >
        {texts.forward}
      </Button>
      <Button size="xs" variant="subtle" disabled={number === null} onClick={() => goTo(null)}>
        {texts.now}
      </Button>
    </div>
  )
}
