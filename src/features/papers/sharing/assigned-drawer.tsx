import { Box, Group } from '@mantine/core'
import { useState } from 'react'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { assignedTexts } from './assigned.texts.ts'

type AssignedRow = OutputOf<typeof paperSharing.assigned>['list'][number]

export interface AssignedDrawerProps {
  readonly paper: Pick<PaperRow, 'paperId' | 'paperTitle'>
  readonly onClose: () => void
}

/** 布置记录: which of the teacher's classes had a paper, when, and in which version. */
export function AssignedDrawer({ paper: { paperId, paperTitle }, onClose }: AssignedDrawerProps) {
  const texts = useTexts(assignedTexts)
  const query = useEndpoint(paperSharing.assigned, { paperId })
  const record = fetchedPart(query, ({ list }) => list)
  return (
    <RecordDrawer title={texts.title(paperTitle)} width={440} record={record} skeletonRows={4} onClose={onClose}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={texts.none} why={texts.noneWhy} />
        ) : (
          <>
            <Hint>{texts.count(rows.length)}</Hint>
            <ul>
              {rows.map((row) => (
                <Assigned key={row.assignmentId} row={row} isLatest={row.paperId === paperId} />
              ))}
            </ul>
          </>
        )
      }
    </RecordDrawer>
  )
}

interface AssignedProps {
  readonly row: AssignedRow
  /** Whether the class has the current version of the paper. */
  readonly isLatest: boolean
}

function Assigned({ row, isLatest }: AssignedProps) {
  const texts = useTexts(assignedTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const { assignmentId, assignmentName, courseId, courseName, beginTime, endTime, isPublished } = row
  const dateOf = (instant: string) => dateText(Date.parse(instant), { now, language })
  return (
    <Box component="li" py={10} style={{ borderBottom: 'var(--hairline)', overflowWrap: 'anywhere' }}>
      <a href={hrefOf(paths.assignment(courseId, assignmentId))}>{assignmentName}</a>
      <Group gap="calc(4 * var(--u)) calc(14 * var(--u))" c="dimmed" fz="sm">
        <span>{courseName}</span>
        <span>{texts.times(dateOf(beginTime), dateOf(endTime))}</span>
        <span>{isLatest ? texts.latest : texts.earlier}</span>
        {isPublished ? (
          <a href={hrefOf(paths.report(courseId, assignmentId))} aria-label={texts.reportNamed(assignmentName)}>
            {texts.report}
          </a>
        ) : (
          <span>{texts.draft}</span>
        )}
      </Group>
    </Box>
  )
}
