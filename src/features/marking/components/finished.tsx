import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { unsentOf } from '#machines/marking/marking.rules.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { finishedTexts } from '../finished.texts.ts'
import { meanOf, type SubmissionCell } from '../marking-view.ts'
import { useCells } from '../use-cells.ts'
import { type NextStep, nextStepOf, useFreshNumbers, usePublishing } from '../use-finished.ts'
import type { MarkingLinks } from '../use-leaving-marks.ts'
import type { MarkingData } from '../use-marking-data.ts'
import type { MarkingOrder } from '../use-marking-tools.ts'
import { type Marking, useMarked } from '../use-marking.ts'

export interface FinishedProps {
  readonly data: MarkingData & { readonly kind: 'ready' }
  readonly marking: Marking
  readonly order: MarkingOrder
  readonly links: MarkingLinks
  /** Reads the submissions again. */
  readonly onReload: () => Promise<void>
}

/** Everything has a mark: what comes next. */
export function Finished({ data, marking, order, links, onReload }: FinishedProps) {
  const texts = useTexts(finishedTexts)
  const cells = useCells(marking)
  const unsent = useMarked(marking, (context) => unsentOf(context).length)
  const savedAt = useMarked(marking, (context) => context.savedAt)
  useFreshNumbers(unsent)
  const step = nextStepOf(data, unsent, savedAt)
  const { linkTo } = links
  const { courseId, assignmentId } = data.info.assignmentInfo
  return (
    <Stack justify="center" align="center" gap={10} mih="100%" p={24} ta="center">
      <Flex component="h2" align="center" gap={8} c="var(--green-7)" fz="xl">
        <Icon name="check" />
        <Title data={data} step={step} />
      </Flex>
      <Text c="dimmed">
        <Summary {...{ data, cells, order }} />
      </Text>
      <Hint role="status">
        <StepWords step={step} unsent={unsent} />
      </Hint>
      <Group justify="center" align="stretch" gap={8} mt={10}>
        <Button component="a" {...linkTo(paths.assignments(courseId))}>
          {texts.assignments}
        </Button>
        <Button
          component="a"
          {...(step.kind === 'published' && { variant: 'filled' })}
          {...linkTo(paths.report(courseId, assignmentId))}
        >
          {texts.report}
        </Button>
        <Primary {...{ data, marking, order, step, links, onReload }} />
      </Group>
      <Text mt={10} c="var(--ink-3)" fz="sm">
        {texts.again}
      </Text>
    </Stack>
  )
}

function Title({ data, step }: { readonly data: FinishedProps['data']; readonly step: NextStep }): ReactNode {
  const texts = useTexts(finishedTexts)
  if (data.isDouble) return texts.ownTitle
  return step.kind === 'checking' || step.kind === 'otherItem' ? texts.itemTitle(data.item.no) : texts.title
}

interface SummaryProps extends Pick<FinishedProps, 'data' | 'order'> {
  readonly cells: readonly SubmissionCell[]
}

/** What is marked: by student all items, once none of them waits any more; otherwise the item in view. */
function Summary({ data, cells, order }: SummaryProps): ReactNode {
  const texts = useTexts(finishedTexts)
  const others = data.items.filter(({ itemId }) => itemId !== data.item.itemId)
  const isAll = others.length > 0 && others.every(({ unmarked }) => unmarked === 0)
  if (order === 'student' && isAll && !data.isDouble) return texts.studentSummary(cells.length, data.items.length)
  const summary = [data.item.no, cells.length, meanOf(cells) ?? '–'] as const
  return data.isDouble ? texts.ownSummary(...summary) : texts.summary(...summary)
}

function StepWords({ step, unsent }: { readonly step: NextStep; readonly unsent: number }): ReactNode {
  const texts = useTexts(finishedTexts)
  switch (step.kind) {
    case 'sending':
    case 'otherItem':
      return unsent > 0 ? texts.sending(unsent) : null
    case 'arrived':
      return texts.arrived(step.count)
    case 'others':
      return texts.others(step.count)
    case 'stillOpen':
      return texts.stillOpen(step.count)
    case 'running':
      return texts.running(step.count)
    case 'published':
      return texts.published
    case 'checking':
    case 'publish':
      return null
  }
}

/** By student, it goes on with the first one of whom it waits. */
function otherItemPath(
  { info }: FinishedProps['data'],
  order: MarkingOrder,
  { itemId, waiting: [submissionId] }: NextStep & { readonly kind: 'otherItem' },
): string {
  const more = order === 'student' && submissionId !== undefined ? { by: 'student' as const, submissionId } : {}
  return paths.marking(info.assignmentInfo.assignmentId, itemId, more)
}

const takeFocus = (link: HTMLElement | null) => link?.focus()

type PrimaryProps = FinishedProps & { readonly step: NextStep }

function Primary({ data, marking, order, step, links, onReload }: PrimaryProps) {
  const texts = useTexts(finishedTexts)
  const { isPublishing, publish } = usePublishing(data, marking)
  switch (step.kind) {
    case 'arrived':
      return (
        <Button variant="filled" onClick={() => void onReload()}>
          {texts.markArrived}
        </Button>
      )
    case 'otherItem':
      return (
        <Button
          component="a"
          variant="filled"
          // Enter goes on marking.
          ref={takeFocus}
          {...links.linkToItem(otherItemPath(data, order, step))}
        >
          {texts.otherItem(step.no, step.unmarked)}
        </Button>
      )
    case 'publish':
      return (
        <BusyButton variant="filled" busy={isPublishing} busyLabel={texts.publishing} onClick={publish}>
          {texts.publish}
        </BusyButton>
      )
    case 'checking':
    case 'sending':
    case 'others':
    case 'stillOpen':
    case 'running':
    case 'published':
      return null
  }
}
