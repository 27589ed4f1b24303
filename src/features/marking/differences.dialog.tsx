import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { markingRule, type MarkingRuleRow } from '#api/contract/areas/marking-rule.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { rulesTexts } from './rules.texts.ts'

export interface DifferencesDialogProps {
  readonly rule: MarkingRuleRow
  readonly onClose: () => void
}

type Difference = OutputOf<typeof markingRule.differences>['list'][number]

/** Answers whose two scores differ too much, the largest difference first. */
export function DifferencesDialog({ rule, onClose }: DifferencesDialogProps) {
  const texts = useTexts(rulesTexts)
  const query = useEndpoint(markingRule.differences, { assignmentId: rule.assignmentId })
  const columns = useColumns(rule.assignmentId)
  return (
    <Dialog
      opened
      title={texts.differencesTitle(rule.assignmentName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button component="a" variant="filled" href={hrefOf(paths.marking(rule.assignmentId))}>
            {texts.decide}
          </Button>
        </>
      }
    >
      <List<Difference>
        label={texts.differences}
        rows={fetchedPart(query, ({ list }) => list)}
        rowKey={({ itemId, handle }) => `${itemId}-${handle}`}
        columns={columns}
        skeletonRows={3}
        empty={{ title: texts.noDifferences, why: texts.noDifferencesWhy }}
        total={({ length }) => texts.total(length)}
      />
    </Dialog>
  )
}

function useColumns(assignmentId: number): readonly DataColumn<Difference>[] {
  const texts = useTexts(rulesTexts)
  return useMemo<readonly DataColumn<Difference>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.submission,
        cell: ({ no, itemId, handle, student }) => (
          <a href={hrefOf(paths.marking(assignmentId, itemId, { submissionId: handle }))}>
            {texts.submissionOf(no, student ?? texts.handle(handle))}
          </a>
        ),
      },
      {
        id: 'scores',
        header: texts.scores,
        cell: ({ marks }) =>
          marks.map(({ realname, score }) => texts.oneScore(realname, pointsText(score))).join(' · '),
      },
      {
        id: 'difference',
        header: texts.difference,
        align: 'end',
        width: 80,
        sortBy: ({ difference }) => difference,
        cell: ({ difference }) => <b>{pointsText(difference)}</b>,
      },
    ],
    [texts, assignmentId],
  )
}
