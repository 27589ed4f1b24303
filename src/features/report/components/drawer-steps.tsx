import { Box, Button } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'

interface DrawerStepsProps {
  /** The ids to step through, in order. */
  readonly ids: readonly number[]
  readonly current: number
  readonly previousLabel: string
  readonly nextLabel: string
  readonly onStep: (id: number) => void
}

/** Steps to the previous or next item or student without closing the drawer. */
export function DrawerSteps({ ids, current, previousLabel, nextLabel, onStep }: DrawerStepsProps) {
  const texts = useTexts(reportDetailsTexts)
  const index = ids.indexOf(current)
  const [previous, next] = [ids[index - 1], ids[index + 1]]
  return (
    <>
      <Box component="span" mr="auto" c="dimmed" fz="sm" style={{ alignSelf: 'center' }}>
        {texts.position(index + 1, ids.length)}
      </Box>
      <Button
        size="xs"
        leftSection={<Icon name="chevron-left" small />}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onStep(previous)}
      >
        {previousLabel}
      </Button>
      <Button
        size="xs"
        rightSection={<Icon name="chevron-right" small />}
        disabled={next === undefined}
        onClick={() => next !== undefined && onStep(next)}
      >
        {nextLabel}
      </Button>
    </>
  )
}
