import { Box, Button, Flex } from '@mantine/core'
import { useState } from 'react'
import { type PointFields, pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { KnowledgeChoice } from '#parts/knowledge-choice/knowledge-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { reviewTexts } from '../review.texts.ts'
import type { PaperImport } from '../use-paper-import.ts'

const none = pointFields([])

const isUnsorted = (item: PointFields): boolean => pointNamesOf(item).length === 0

/**
 * Gives the same knowledge points to all selected questions that have none: files hardly ever name any. Those that the
 * bank has keep its points.
 */
export function UnsortedPoints({ review: { context, isBusy, send } }: { readonly review: PaperImport }) {
  const texts = useTexts(reviewTexts)
  const [points, setPoints] = useState(none)
  const unsorted = context.reviewed.flatMap(({ question, isTaken }, at) =>
    isTaken && context.info?.questions[at]?.sameInBank === null && question.items.some(isUnsorted)
      ? [{ at, question }]
      : [],
  )
  if (unsorted.length === 0) return null
  const fill = () => {
    for (const { at, question } of unsorted) {
      const items = question.items.map((item) => (isUnsorted(item) ? { ...item, ...points } : item))
      send({ type: 'question.change', at, question: { ...question, items } })
    }
    setPoints(none)
  }
  return (
    <Flex wrap="wrap" gap={10} align="flex-end">
      <Box flex="1 1 calc(320 * var(--u))" miw={0}>
        <KnowledgeChoice
          subjectId={context.info?.import.subjectId ?? 0}
          value={points}
          disabled={isBusy}
          onChange={setPoints}
        />
      </Box>
      <Button disabled={isBusy || isUnsorted(points)} onClick={fill}>
        {texts.fillPoints(unsorted.length)}
      </Button>
    </Flex>
  )
}
