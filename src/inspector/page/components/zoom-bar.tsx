import { ActionIcon, Button, Flex } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { ZoomActs } from './use-zoom.ts'

export interface ZoomBarProps {
  /** 1 is the full size. */
  readonly scale: number
  readonly isFit: boolean
  readonly acts: ZoomActs
}

/** Smaller, full size, larger, the whole drawing. */
export function ZoomBar({ scale, isFit, acts }: ZoomBarProps) {
  const texts = useTexts(inspectorTexts)
  return (
    <Flex
      justify="flex-end"
      align="center"
      gap={4}
      py={4}
      px={16}
      style={{ borderTop: 'var(--hairline)' }}
      role="group"
      aria-label={texts.zoom}
    >
      <ActionIcon size="sm" color="gray" aria-label={texts.zoomOut} title={`${texts.zoomOut} (-)`} onClick={acts.out}>
        <Icon name="minus" small />
      </ActionIcon>
      <Button size="xs" variant="subtle" title={`${texts.zoomFull} (0)`} onClick={acts.full}>
        <span className="visually-hidden">{texts.zoomFull}</span>
        <span data-zoom>{Math.round(scale * 100)}%</span>
      </Button>
      <ActionIcon size="sm" color="gray" aria-label={texts.zoomIn} title={`${texts.zoomIn} (+)`} onClick={acts.in}>
        <Icon name="plus" small />
      </ActionIcon>
      <Button size="xs" variant="subtle" aria-pressed={isFit} title={`${texts.zoomFit} (F)`} onClick={acts.fit}>
        {texts.zoomFit}
      </Button>
    </Flex>
  )
}
