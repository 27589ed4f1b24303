import { Button, Group, Text } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { annotationsTexts } from './annotations.texts.ts'
import type { DrawingTool } from './drawing.types.ts'
import type { TakenTool } from './use-drawing.ts'

export interface DrawingToolsProps {
  readonly tool: TakenTool | null
  readonly onTool: (tool: TakenTool | null) => void
  /** The number of shapes. */
  readonly count: number
  readonly onTakeBack: () => void
  /** Why the last change was not saved; null if it was. */
  readonly failure: string | null
  readonly onRetry: () => void
}

const tools: readonly (readonly [DrawingTool, IconName])[] = [
  ['pen', 'edit'],
  ['tick', 'check'],
  ['cross', 'close'],
  ['text', 'chat'],
]

/** Pen, tick, cross and words; pressing a tool again puts it down. */
export function DrawingTools({ tool, onTool, count, onTakeBack, failure, onRetry }: DrawingToolsProps) {
  const texts = useTexts(annotationsTexts)
  return (
    <Group gap={2} role="group" aria-label={texts.tools}>
      {tools.map(([kind, icon]) => (
        <Button
          key={kind}
          size="xs"
          variant={kind === tool?.kind ? 'light' : 'subtle'}
          aria-pressed={kind === tool?.kind}
          leftSection={<Icon name={icon} small />}
          onClick={({ detail }) => onTool(kind === tool?.kind ? null : { kind, isByKeys: detail === 0 })}
        >
          {texts[kind]}
        </Button>
      ))}
      {count > 0 && (
        <Button size="xs" variant="subtle" leftSection={<Icon name="undo" small />} onClick={onTakeBack}>
          {texts.takeBack}
        </Button>
      )}
      {failure !== null && (
        <Text span c="var(--bad)" fz="sm" role="alert">
          {texts.notKept(failure)}
          <Button size="xs" variant="subtle" onClick={onRetry}>
            {texts.again}
          </Button>
        </Text>
      )}
    </Group>
  )
}
