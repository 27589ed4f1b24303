import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AnswerDrawer } from './answer-drawer.tsx'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback as Written } from './help.types.ts'
import { useFeedbackColumns } from './use-feedback-columns.tsx'
import { type SchoolFeedbackList, useSchoolFeedback } from './use-school-feedback.ts'

/** What the teachers of a school wrote, for its owner to answer. */
export function SchoolFeedback() {
  const texts = useTexts(helpTexts)
  const list = useSchoolFeedback()
  const [shown, setShown] = useState<Written | null>(null)
  const { isOpen, openCount, answeredCount } = list
  return (
    <Surface label={texts.schoolList}>
      <FilterBar
        label={texts.filter}
        start={
          <Segments
            label={texts.filter}
            value={isOpen ? 'open' : 'answered'}
            segments={[
              { value: 'open', label: texts.open, count: openCount },
              { value: 'answered', label: texts.answered, count: answeredCount },
            ]}
            onChange={list.show}
          />
        }
      />
      <Table list={list} onOpen={setShown} />
      {shown !== null && (
        <AnswerDrawer key={shown.feedbackId} one={shown} readAt={list.readAt} onClose={() => setShown(null)} />
      )}
    </Surface>
  )
}

interface TableProps {
  readonly list: SchoolFeedbackList
  readonly onOpen: (one: Written) => void
}

function Table({ list, onOpen }: TableProps) {
  const texts = useTexts(helpTexts)
  const { written, isOpen, error } = list
  const columns = useFeedbackColumns(list.readAt, onOpen)
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  if (written?.length === 0)
    return isOpen ? (
      <EmptyState title={texts.emptyOpen} why={texts.emptyOpenWhy} />
    ) : (
      <EmptyState why={texts.emptyAnswered} />
    )
  return (
    <DataTable<Written>
      key={isOpen ? 'open' : 'answered'}
      label={texts.schoolList}
      columns={columns}
      rows={written ?? []}
      rowKey={({ feedbackId }) => String(feedbackId)}
      density="roomy"
      initialSorting={{ column: 'sentAt', descending: !isOpen }}
      loadingRows={written === undefined ? 5 : undefined}
      actions={actionsWith({ list, onOpen })}
      total={written && texts.total(written.length)}
    />
  )
}

/** The way to one of them. */
const actionsWith = (table: TableProps) => (one: Written) => (
  <RowActions name={one.realname} primary={<OpenButton one={one} {...table} />} />
)

function OpenButton({ one, list: { isOpen }, onOpen }: TableProps & { readonly one: Written }) {
  const texts = useTexts(helpTexts)
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-label={isOpen ? texts.replyNamed(one.realname) : texts.lookNamed(one.realname)}
      onClick={() => onOpen(one)}
    >
      {isOpen ? texts.reply : texts.look}
    </Button>
  )
}
