import { Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { NewRubricLine } from '#api/contract/groups/rubric.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { rubricLimits } from '#domain/marking/rubric.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { signedPoints } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingToolTexts } from './marking-tools.texts.ts'
import { type Rubric, useEarlierLines } from './use-rubric.ts'

export interface EarlierLinesDialogProps {
  readonly rubric: Rubric
  readonly criteria: readonly Criterion[]
  readonly onClose: () => void
}

/** Lines written for other items, last used first; the chosen ones are copied to this item. */
export function EarlierLinesDialog({ rubric, criteria, onClose }: EarlierLinesDialogProps) {
  const texts = useTexts(markingToolTexts)
  const earlier = useEarlierLines(rubric)
  const [chosen, setChosen] = useState<readonly NewRubricLine[]>([])
  const room = rubricLimits.lines - rubric.lines.length
  return (
    <FormDialog
      title={texts.earlierTitle}
      submit={texts.earlierTake(chosen.length)}
      submitting={texts.earlierTaking}
      isBusy={rubric.isBusy}
      isUnready={chosen.length === 0}
      failure={rubric.takeFailure}
      onSubmit={() => rubric.take([...chosen], onClose)}
      onClose={onClose}
    >
      <WhenFetched of={fetchedOf(earlier)} skeletonRows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <Text c="dimmed">{texts.earlierNone}</Text>
          ) : (
            <Lines
              list={list}
              criteria={criteria}
              chosen={chosen}
              isFull={chosen.length >= room}
              onChoose={setChosen}
            />
          )
        }
      </WhenFetched>
    </FormDialog>
  )
}

interface LinesProps extends Pick<EarlierLinesDialogProps, 'criteria'> {
  readonly list: readonly NewRubricLine[]
  readonly chosen: readonly NewRubricLine[]
  /** The item has no room for more. */
  readonly isFull: boolean
  readonly onChoose: (chosen: readonly NewRubricLine[]) => void
}

function Lines({ list, criteria, chosen, isFull, onChoose }: LinesProps) {
  const texts = useTexts(markingToolTexts)
  const nameIn = useContentName()
  return (
    <Stack gap={10} role="group" aria-label={texts.earlierTitle}>
      {list.map((line) => {
        const isChosen = chosen.includes(line)
        const under = criteria.length > 1 ? criteria[line.criterion] : undefined
        return (
          <Checkbox
            key={`${line.delta} ${line.lineText}`}
            className="breakable"
            label={`${line.lineText} ${signedPoints(line.delta)}`}
            description={under && texts.earlierUnder(nameIn(under.name))}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== line) : [...chosen, line])}
          />
        )
      })}
    </Stack>
  )
}
