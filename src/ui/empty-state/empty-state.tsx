import { Box, Stack, Text } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { DebouncedButton } from '../debounced-button/debounced-button.tsx'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './empty-state.module.css'
import { emptyStateTexts } from './empty-state.texts.ts'

export interface EmptyStateProps {
  /** A title other than 暂无内容. */
  readonly title?: string
  /** Rank of the title: `h1` if it is all that a page has. */
  readonly titleAs?: 'h1' | 'h2'
  /** One line saying why ("这个班还没有布置过任务"). */
  readonly why?: ReactNode
  /** One button: the next step. */
  readonly action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ title, titleAs = 'h2', why, action }: EmptyStateProps) {
  const texts = useTexts(emptyStateTexts)
  return (
    <Stack gap={6} align="center" pt={44} pb={48} px={20} ta="center">
      <RuledCells inked={[5]} />
      <Text component={titleAs} fz="md" fw={600} lh={1.5} lts="normal">
        {title ?? texts.empty}
      </Text>
      {why !== undefined && <Hint maw={360}>{why}</Hint>}
      {action !== undefined && <Box mt={8}>{action}</Box>}
    </Stack>
  )
}

export interface FailedStateProps {
  /** One line saying why, and that nothing is lost ("网络连接错误，内容没有丢失"). */
  readonly why?: ReactNode
  readonly onRetry: () => void
}

/** Replaces a list that could not be fetched: 加载失败 with 刷新试试. */
export function FailedState({ why, onRetry }: FailedStateProps) {
  const texts = useTexts(emptyStateTexts)
  return (
    <Stack gap={6} align="center" pt={44} pb={48} px={20} ta="center" role="alert">
      <RuledCells inked={[1, 6, 8]} isFailed />
      <Text component="h2" fz="md" fw={600} lh={1.5} lts="normal">
        {texts.failed}
      </Text>
      {why !== undefined && <Hint maw={360}>{why}</Hint>}
      <Box mt={8}>
        <DebouncedButton size="xs" leftSection={<Drawing path={earlyPaths.refresh} small />} onClick={onRetry}>
          {texts.retry}
        </DebouncedButton>
      </Box>
    </Stack>
  )
}

const cellNumbers = Array.from({ length: 12 }, (_, index) => index)

interface RuledCellsProps {
  readonly inked: readonly number[]
  readonly isFailed?: boolean
}

function RuledCells({ inked, isFailed = false }: RuledCellsProps) {
  return (
    <Box className={classNames(css['cells'], isFailed && css['failed'])} w={72} h={56} mb={8} aria-hidden="true">
      {cellNumbers.map((cell) => (
        <i key={cell} className={classNames(css['cell'], inked.includes(cell) && css['inked'])} />
      ))}
    </Box>
  )
}
