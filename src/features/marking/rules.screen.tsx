import { Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { List, type ListProps } from '#ui/list-page/list.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { FocusPage } from './components/focus-page.tsx'
import { DifferencesDialog } from './differences.dialog.tsx'
import { MarkingRuleDialog } from './marking-rule.dialog.tsx'
import css from './marking.module.css'
import { rulesTexts } from './rules.texts.ts'
import { useReveal } from './use-reveal.ts'

export interface RulesScreenProps {
  readonly uid: number
  /** The assignment in the address, whose marks are compared. */
  readonly comparedId: number | null
}

/** 匿名与双评: how each assignment is marked, comparing two marks, and revealing names. */
export function RulesScreen({ uid, comparedId }: RulesScreenProps) {
  const texts = useTexts(rulesTexts)
  const query = useEndpoint(markingRule.list, {})
  const [edited, setEdited] = useState<MarkingRuleRow | null>(null)
  const { setQuery } = useNavigation()
  const rows = useRuleRows(query, uid, setEdited, (row) => setQuery({ assignmentId: String(row.assignmentId) }))
  const list = query.data?.list ?? []
  const compared = list.find(({ assignmentId, isDouble }) => assignmentId === comparedId && isDouble)
  const state = texts.state(
    list.filter(({ isBlind }) => isBlind).length,
    list.filter(({ isDouble }) => isDouble).length,
  )
  return (
    <>
      <FocusPage
        back={{ href: hrefOf(markingPaths.pending) }}
        backLabel={texts.back}
        title={texts.title}
        line={
          <>
            <span>{query.data === undefined ? '' : state}</span>
            {list.some((row) => !mayBeSet(row)) && <span>{texts.fixed}</span>}
          </>
        }
      >
        <List<MarkingRuleRow> {...rows} />
      </FocusPage>
      {edited !== null && <MarkingRuleDialog rule={edited} onClose={() => setEdited(null)} />}
      {compared !== undefined && (
        <DifferencesDialog uid={uid} rule={compared} onClose={() => setQuery({ assignmentId: null })} />
      )}
    </>
  )
}

type Choose = (row: MarkingRuleRow) => void

function useRuleRows(
  query: UseQueryResult<OutputOf<typeof markingRule.list>>,
  uid: number,
  onSet: Choose,
  onCompare: Choose,
): ListProps<MarkingRuleRow> {
  const texts = useTexts(rulesTexts)
  const reveal = useReveal()
  return {
    label: texts.list,
    rows: fetchedPart(query, ({ list }) => list),
    rowKey: ({ assignmentId }) => String(assignmentId),
    columns: useColumns(),
    actions: (row) => (
      <RowActions
        name={row.assignmentName}
        primary={
          mayBeSet(row) ? (
            <ActButton label={texts.setOne(row.assignmentName)} text={texts.set} onAct={() => onSet(row)} />
          ) : settlesNext(row, uid) ? (
            <ActButton label={texts.settleOne(row.assignmentName)} text={texts.settle} onAct={() => onCompare(row)} />
          ) : row.unmarked > 0 ? (
            <RowLink
              path={paths.marking(row.assignmentId)}
              text={texts.mark}
              label={texts.markOne(row.assignmentName)}
            />
          ) : revealsNext(row) ? (
            <ActButton label={texts.revealOne(row.assignmentName)} text={texts.reveal} onAct={() => void reveal(row)} />
          ) : (
            <RowLink
              path={paths.report(row.courseId, row.assignmentId)}
              text={texts.report}
              label={texts.reportOne(row.assignmentName)}
            />
          )
        }
        more={[
          ...(row.isBlind && !revealsNext(row) ? [{ label: texts.reveal, onSelect: () => void reveal(row) }] : []),
          ...(row.isDouble ? [{ label: texts.differences, onSelect: () => onCompare(row) }] : []),
        ]}
      />
    ),
    empty: {
      title: texts.empty,
      why: texts.emptyWhy,
      action: (
        <LinkButton size="xs" to={paths.assign}>
          {texts.toAssign}
        </LinkButton>
      ),
    },
    total: ({ length }) => texts.total(length),
  }
}

/** Once a person has given a score, the service only accepts a third marker: the first, or instead of one who is gone. */
const mayBeSet = ({ isBegun, isDouble, thirdMarkerId, goneThird, markers }: MarkingRuleRow): boolean =>
  !isBegun || (isDouble && markers.length > 2 && (thirdMarkerId === null || goneThird !== null))

/** Whoever leads and has marked all of theirs settles what nobody else can mark. */
const settlesNext = ({ toSettle, markers }: MarkingRuleRow, uid: number): boolean =>
  toSettle > 0 && markers.some((marker) => marker.uid === uid && marker.leads && marker.waiting === 0)

/** Once everything is marked, names that are still hidden are what reports wait for. */
const revealsNext = (row: MarkingRuleRow): boolean => row.isBlind && row.unmarked === 0 && !mayBeSet(row)

interface ActButtonProps {
  readonly label: string
  readonly text: string
  readonly onAct: () => void
}

const ActButton = ({ label, text, onAct }: ActButtonProps) => (
  <Button size="xs" variant="subtle" aria-label={label} onClick={onAct}>
    {text}
  </Button>
)

interface RowLinkProps {
  readonly path: string
  readonly text: string
  readonly label: string
}

const RowLink = ({ path, text, label }: RowLinkProps) => (
  <LinkButton size="xs" variant="subtle" to={path} aria-label={label}>
    {text}
  </LinkButton>
)

function useColumns(): readonly DataColumn<MarkingRuleRow>[] {
  const texts = useTexts(rulesTexts)
  return useMemo<readonly DataColumn<MarkingRuleRow>[]>(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.assignment,
        sortBy: ({ assignmentName }) => assignmentName,
        cell: ({ assignmentId, assignmentName }) => (
          <a className={css['name']} href={hrefOf(paths.marking(assignmentId))}>
            {assignmentName}
          </a>
        ),
      },
      {
        id: 'course',
        header: texts.course,
        width: 220,
        sortBy: ({ courseName }) => courseName,
        cell: ({ courseName }) => shortClassName(courseName),
      },
      { id: 'how', header: texts.how, width: 210, cell: (row) => <How row={row} /> },
      {
        id: 'progress',
        header: texts.progress,
        width: 140,
        nowrap: true,
        sortBy: ({ unmarked }) => unmarked,
        cell: ({ marked, unmarked }) => texts.marked(marked, marked + unmarked),
      },
    ],
    [texts],
  )
}

/** What still has to be marked by whom, and what nobody can mark any more. */
function Waiting({ row: { markers, toSettle } }: { readonly row: MarkingRuleRow }) {
  const texts = useTexts(rulesTexts)
  const whom = markers.filter(({ waiting }) => waiting > 0)
  const leaders = markers.filter(({ leads }) => leads).map(({ realname }) => realname)
  return (
    <>
      {whom.length > 0 && (
        <Text span display="block" c="dimmed" fz="xs">
          {texts.waits(whom.map(({ realname, waiting }) => texts.waitsFor(realname, waiting)).join(texts.comma))}
        </Text>
      )}
      {toSettle > 0 && (
        <Text span display="block" c="var(--need)" fz="xs">
          {texts.toSettle(toSettle, leaders.join(texts.or))}
        </Text>
      )}
    </>
  )
}

function How({ row }: { readonly row: MarkingRuleRow }) {
  const texts = useTexts(rulesTexts)
  const names = row.isBlind ? texts.blind : row.unblindedAt === null ? texts.named : texts.revealed
  return (
    <>
      {row.isDouble ? `${names} · ${texts.double}` : names}
      {row.isDouble && row.thirdMarkerId !== null && (
        <Text span display="block" c={row.goneThird === null ? 'dimmed' : 'var(--need)'} fz="xs">
          {row.goneThird === null
            ? texts.apart(pointsText(row.differenceLimit))
            : texts.gone(row.goneThird, row.markers.length > 2)}
        </Text>
      )}
      {row.isDouble && <Waiting row={row} />}
    </>
  )
}
