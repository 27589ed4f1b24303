import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { rulesTexts } from './rules.texts.ts'

export interface DifferencesDialogProps {
  readonly uid: number
  readonly rule: MarkingRuleRow
  readonly onClose: () => void
}

type Difference = OutputOf<typeof markingRule.differences>['list'][number]

/** Answers whose two scores differ too much, the largest difference first, and who decides them. */
export function DifferencesDialog({ uid, rule, onClose }: DifferencesDialogProps) {
  const texts = useTexts(rulesTexts)
  const query = useEndpoint(markingRule.differences, { assignmentId: rule.assignmentId })
  const columns = useColumns(rule)
  const third = thirdOf(rule)
  return (
    <Dialog
      opened
      title={texts.differencesTitle(rule.assignmentName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {rule.thirdMarkerId === uid && (
            <LinkButton variant="filled" to={paths.marking(rule.assignmentId)}>
              {texts.decide}
            </LinkButton>
          )}
        </>
      }
    >
      {rule.thirdMarkerId !== uid && (
        <Hint mb={12}>
          {third !== undefined
            ? texts.decides(third.realname)
            : rule.goneThird === null
              ? texts.nobodyDecides(rule.markers.length > 2)
              : texts.goneDecides(rule.goneThird, rule.markers.length > 2)}
        </Hint>
      )}
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

const thirdOf = ({ markers, thirdMarkerId }: MarkingRuleRow) => markers.find(({ uid }) => uid === thirdMarkerId)

function useColumns(rule: MarkingRuleRow): readonly DataColumn<Difference>[] {
  const texts = useTexts(rulesTexts)
  const { assignmentId } = rule
  const third = thirdOf(rule)
  return useMemo<readonly DataColumn<Difference>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.submission,
        cell: ({ no, itemId, handle, place: position, student }) => {
          const whose = student ?? (position === null ? texts.hidden : texts.inOrder(position))
          const name = texts.submissionOf(no, whose)
          if (position === null) return name
          return <a href={hrefOf(paths.marking(assignmentId, itemId, { submissionId: handle }))}>{name}</a>
        },
      },
      {
        id: 'scores',
        header: texts.scores,
        cell: ({ marks }) =>
          marks
            .filter(({ isThird }) => !isThird)
            .map(({ realname, score }) => texts.oneScore(realname, pointsText(score)))
            .join(' · '),
      },
      {
        id: 'difference',
        header: texts.difference,
        align: 'end',
        width: 80,
        sortBy: ({ difference }) => difference,
        cell: ({ difference }) => <b>{pointsText(difference)}</b>,
      },
      {
        id: 'decided',
        header: third === undefined ? texts.decided : texts.decidedBy(third.realname),
        align: 'end',
        width: 110,
        cell: ({ marks }) => {
          const decided = marks.find(({ isThird }) => isThird)
          if (decided === undefined) return texts.undecided
          const points = pointsText(decided.score)
          return decided.uid === third?.uid ? <b>{points}</b> : texts.oneScore(decided.realname, points)
        },
      },
    ],
    [texts, assignmentId, third],
  )
}
