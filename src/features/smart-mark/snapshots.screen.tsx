import { Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { scan } from '#api/contract/groups/scan.ts'
import type { SnapshotRow } from '#api/contract/schemas/scans.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { dateText } from '#domain/time/dates.ts'
import { markingPaths, type ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { problemTexts } from '#parts/scan-upload/problem.texts.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { ListPages } from '#ui/list-page/list-pages.tsx'
import { useListPage } from '#ui/list-page/use-list-page.ts'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { snapshotsTexts } from './snapshots.texts.ts'

const pageSize = 50

/** 抓拍记录: every file that was uploaded for the teacher's classes, by whom, and what became of it. */
export function SnapshotsScreen({ flags }: { readonly flags: ScanFlags }) {
  const texts = useTexts(snapshotsTexts)
  const { page, turnTo } = useListPage()
  const pager = { currentPage: page, pageSize }
  const list = useEndpoint(scan.snapshots, { pager }, { refetchInterval: refetchEvery.jobs })
  const total = list.data?.total
  const actions = useCallback((row: SnapshotRow) => <SnapshotActs row={row} flags={flags} />, [flags])
  return (
    <ListPage<SnapshotRow>
      title={texts.title}
      state={total === undefined ? '' : texts.state(total)}
      list={{
        label: texts.list,
        rows: fetchedPart(list, (data) => data.list),
        rowKey: ({ scanFileId }) => String(scanFileId),
        columns: useSnapshotColumns(),
        actions,
        empty: {
          title: texts.emptyTitle,
          why: texts.empty,
          action: (
            <LinkButton variant="filled" to={paths.smartMark}>
              {texts.toMark}
            </LinkButton>
          ),
        },
        total: () => texts.total(total ?? 0),
        foot: <ListPages page={page} pageCount={Math.ceil((total ?? 0) / pageSize)} onPage={turnTo} />,
      }}
    />
  )
}

interface SnapshotActsProps {
  readonly row: SnapshotRow
  readonly flags: ScanFlags
}

function SnapshotActs({ row: { fileName, assignmentName, scanId }, flags }: SnapshotActsProps) {
  const texts = useTexts(snapshotsTexts)
  const name = fileName ?? assignmentName
  const primary = (
    <LinkButton
      variant="subtle"
      size="compact-sm"
      to={markingPaths.scan(scanId, flags)}
      aria-label={texts.openNamed(name)}
    >
      {texts.open}
    </LinkButton>
  )
  return <RowActions name={name} primary={primary} more={[]} />
}

function useSnapshotColumns(): readonly DataColumn<SnapshotRow>[] {
  const texts = useTexts(snapshotsTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return useMemo(
    () => [
      { id: 'file', importance: 'name', header: texts.file, cell: (row) => <FileName row={row} /> },
      { id: 'assignment', header: texts.assignment, cell: (row) => <For row={row} />, width: 340 },
      {
        id: 'uploader',
        header: texts.uploader,
        cell: ({ isOwn, uploaderName }) => (isOwn ? texts.me : uploaderName),
        width: 110,
      },
      { id: 'became', header: texts.became, cell: (row) => <WhatBecame row={row} />, width: 200 },
      {
        id: 'at',
        header: texts.at,
        cell: ({ createdAt }) => dateText(Date.parse(createdAt), { now, language }),
        apart: true,
        nowrap: true,
        width: 130,
      },
    ],
    [texts, language, now],
  )
}

function FileName({ row: { fileName } }: { readonly row: SnapshotRow }) {
  const texts = useTexts(snapshotsTexts)
  if (fileName === null)
    return (
      <Text span c="dimmed">
        {texts.fileHidden}
      </Text>
    )
  return (
    <Text span fw={600} lineClamp={2} title={fileName} className="breakable">
      {fileName}
    </Text>
  )
}

const For = ({ row: { assignmentName, courseName } }: { readonly row: SnapshotRow }) => (
  <span>
    {assignmentName}{' '}
    <Text span c="dimmed" fz="xs">
      {courseName}
    </Text>
  </span>
)

function WhatBecame({ row }: { readonly row: SnapshotRow }) {
  const texts = useTexts(snapshotsTexts)
  return (
    <>
      <Became row={row} />
      {row.againCount > 0 && <Text c="dimmed">{texts.again(row.againCount)}</Text>}
    </>
  )
}

function Became({ row }: { readonly row: SnapshotRow }) {
  const texts = useTexts(snapshotsTexts)
  const { state, stop, scanFileId, isApart, pageCount, readCount, refusedCount } = row
  const { writtenCount, soundCount, leftOutCount } = row
  const scores = writtenCount > 0 ? [texts.written(writtenCount)] : []
  // Scores stay when the sheets are cancelled.
  if (state === 'cancelled') return <Text c="dimmed">{[texts.cancelled, ...scores].join(texts.comma)}</Text>
  const isHere = stop !== null && stop.scanFileId === scanFileId
  const isWaiting = !isApart || readCount + refusedCount < pageCount
  if (isWaiting && stop !== null) return <Text c="var(--need)">{isHere ? texts.stoppedHere : texts.stopped}</Text>
  if (isWaiting && state === 'paused') return <span>{texts.paused}</span>
  if (!isApart || (pageCount > 0 && readCount + refusedCount === 0)) return <span>{texts.waiting}</span>
  if (readCount + refusedCount < pageCount) return <span>{texts.reading(readCount, pageCount)}</span>
  const parts = [
    ...(soundCount > writtenCount ? [texts.read(soundCount)] : []),
    ...scores,
    ...(leftOutCount > 0 ? [texts.leftOut(leftOutCount)] : []),
  ]
  return (
    <>
      <span>{parts.join(texts.comma)}</span>
      <Problems problems={row.problems} />
      {/* At handwriting: the pages are read all the same. */}
      {isHere && <Text c="var(--need)">{texts.stoppedHere}</Text>}
    </>
  )
}

/** The pages that do not count, by what is wrong with them. */
function Problems({ problems }: Pick<SnapshotRow, 'problems'>) {
  const texts = useTexts(snapshotsTexts)
  const kinds = useTexts(problemTexts)
  if (problems.length === 0) return null
  const parts = problems.map(({ kind, count }) => texts.problem(kinds[kind], count))
  return <Text c="var(--need)">{parts.join(texts.comma)}</Text>
}
