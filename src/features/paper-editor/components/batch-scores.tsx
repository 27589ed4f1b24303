import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ItemScore, PaperAct } from '#domain/paper/editing/operations.ts'
import { sameForEach, spreadOver } from '#domain/paper/editing/scores.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { parsePoints, type Tenths } from '#domain/values/score.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'

export interface BatchScoresProps {
  readonly questions: readonly PaperQuestion[]
  readonly edit: (act: PaperAct) => void
}

const ways = ['sameEach', 'spread', 'proportion'] as const

type Way = (typeof ways)[number]

/** Scores many items at once: the same for each, or a total divided among them. */
export function BatchScores({ questions, edit }: BatchScoresProps) {
  const texts = useTexts(inspectorTexts)
  const [way, setWay] = useState<Way>('sameEach')
  const [typed, setTyped] = useState('')
  const points = parsePoints(typed)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (points !== null)
          edit({ kind: 'update', change: { what: 'scores', scores: scoresOf(way, questions, points) } })
      }}
    >
      <Group align="flex-end" wrap="nowrap" gap={8}>
        <NativeSelect
          flex={2}
          label={texts.batch}
          aria-label={texts.batchHow}
          value={way}
          data={ways.map((value) => ({ value, label: texts[value] }))}
          onChange={(event) => setWay(ways.find((one) => one === event.currentTarget.value) ?? way)}
        />
        <TextInput
          flex={1}
          aria-label={texts.points}
          placeholder={texts.points}
          inputMode="decimal"
          value={typed}
          error={typed !== '' && points === null && texts.pointsInvalid}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={points === null}>
          {texts.apply}
        </Button>
      </Group>
    </form>
  )
}

function scoresOf(way: Way, questions: readonly PaperQuestion[], points: Tenths): readonly ItemScore[] {
  if (way === 'sameEach') return sameForEach(questions, points)
  return spreadOver(questions, points, way === 'spread' ? 'evenly' : 'inProportion')
}
