import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
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
import { type Difference, SettleDialog } from './settle.dialog.tsx'

export interface DifferencesDialogProps {
  readonly uid: number
  readonly rule: MarkingRuleRow
  readonly onClose: () => void
}

/** Answers whose two scores differ too much, the largest difference first, and who decides them. */
export function DifferencesDialog({ uid, rule, onClose }: DifferencesDialogProps) {
  const texts = useTexts(rulesTexts)
  const query = useEndpoint(markingRule.differences, { assignmentId: rule.assignmentId })
  const columns = useColumns(rule)
  const nameOf = useName()
  const [settling, setSettling] = useState<Difference | null>(null)
  if (settling !== null) {
    const { assignmentId } = rule
    const dialog = { assignmentId, difference: settling, name: nameOf(settling) }
    return <SettleDialog {...dialog} onClose={() => setSettling(null)} />
  }
  const settles = query.data?.list.some(({ maySettle }) => maySettle) === true
  const settleButton = (row: Difference) => {
    if (!row.maySettle) return null
    const label = texts.settleOne(nameOf(row))
    return (
      <Button size="xs" variant="subtle" aria-label={label} onClick={() => setSettling(row)}>
        {row.settled === null ? texts.settle : texts.settleAnew}
      </Button>
    )
  }
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
      {rule.thirdMarkerId !== uid && <Hint mb={12}>{whoDecides(texts, rule, uid)}</Hint>}
      <List<Difference>
        label={texts.differences}
        rows={fetchedPart(query, ({ list }) => list)}
        rowKey={({ itemId, handle }) => `${itemId}-${handle}`}
        columns={columns}
        {...(settles && { actions: settleButton })}
        skeletonRows={3}
        empty={{ title: texts.noDifferences, why: texts.noDifferencesWhy }}
        total={({ length }) => texts.total(length)}
      />
    </Dialog>
  )
}

function useName() {
  const texts = useTexts(rulesTexts)
  return ({ no, place, student }: Difference): string =>
    texts.submissionOf(no, student ?? (place === null ? texts.hidden : texts.inOrder(place)))
}

function whoDecides(texts: (typeof rulesTexts)['zh-CN'], rule: MarkingRuleRow, uid: number): string {
  const third = thirdOf(rule)
  if (third !== undefined) return texts.decides(third.realname)
  const leaders = rule.markers.filter(({ leads }) => leads)
  if (leaders.some((leader) => leader.uid === uid)) return texts.leaderSettles
  return texts.leadersSettle(leaders.map(({ realname }) => realname).join(texts.or))
}

const thirdOf = ({ markers, thirdMarkerId }: MarkingRuleRow) => markers.find(({ uid }) => uid === thirdMarkerId)

function useColumns(rule: MarkingRuleRow): readonly DataColumn<Difference>[] {
  const texts = useTexts(rulesTexts)
  const { assignmentId } = rule
  const third = thirdOf(rule)
  const nameOf = useName()
  return useMemo<readonly DataColumn<Difference>[]>(
    () => [
      {
        id: 'item',
        importance: 'name',
        header: texts.submission,
        cell: (row) => {
          const { itemId, handle, place } = row
          const name = nameOf(row)
          if (place === null) return name
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
        sortBy: ({ difference }) => difference ?? -1,
        cell: ({ difference }) => (difference === null ? texts.oneMissing : <b>{pointsText(difference)}</b>),
      },
      {
        id: 'decided',
        header: third === undefined ? texts.decided : texts.decidedBy(third.realname),
        align: 'end',
        width: 110,
        cell: ({ marks, settled }) => {
          if (settled !== null) return texts.oneScore(settled.realname, pointsText(settled.score))
          const decided = marks.find(({ isThird }) => isThird)
          if (decided === undefined) return texts.undecided
          const points = pointsText(decided.score)
          return decided.uid === third?.uid ? <b>{points}</b> : texts.oneScore(decided.realname, points)
        },
      },
    ],
    [texts, assignmentId, third, nameOf],
  )
}
