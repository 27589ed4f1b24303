import { useState } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { List, type ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { AnswerDrawer } from './answer-drawer.tsx'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback as Written } from './help.types.ts'
import { useFeedbackColumns } from './use-feedback-columns.tsx'
import { type SchoolFeedbackList, useSchoolFeedback } from './use-school-feedback.ts'

/** Feedback by a school's teachers, for its owner to answer. */
export function SchoolFeedback() {
  const list = useSchoolFeedback()
  const [shown, setShown] = useState<Written | null>(null)
  return (
    <>
      <List<Written> {...useFeedbackRows(list, setShown)} />
      {shown !== null && (
        <AnswerDrawer key={shown.feedbackId} one={shown} readAt={list.readAt} onClose={() => setShown(null)} />
      )}
    </>
  )
}

function useFeedbackRows(list: SchoolFeedbackList, onOpen: (one: Written) => void): ListProps<Written> {
  const texts = useTexts(helpTexts)
  const { isOpen, openCount, answeredCount } = list
  const kinds = (
    <Segments
      label={texts.filter}
      value={isOpen ? 'open' : 'answered'}
      segments={[
        { value: 'open', label: texts.open, count: openCount },
        { value: 'answered', label: texts.answered, count: answeredCount },
      ]}
      onChange={list.show}
    />
  )
  return {
    label: texts.schoolList,
    part: isOpen ? 'open' : 'answered',
    rows: list.rows,
    rowKey: ({ feedbackId }) => String(feedbackId),
    columns: useFeedbackColumns(list.readAt, onOpen),
    density: 'roomy',
    initialSorting: { column: 'sentAt', descending: !isOpen },
    skeletonRows: 5,
    filters: { label: texts.filter, start: kinds },
    actions: (one) => <OpenButton one={one} isOpen={isOpen} onOpen={onOpen} />,
    empty: isOpen ? { title: texts.emptyOpen, why: texts.emptyOpenWhy } : { why: texts.emptyAnswered },
    total: ({ length }) => texts.total(length),
  }
}

interface OpenButtonProps {
  readonly one: Written
  readonly isOpen: boolean
  readonly onOpen: (one: Written) => void
}

function OpenButton({ one, isOpen, onOpen }: OpenButtonProps) {
  const texts = useTexts(helpTexts)
  return (
    <RowActions
      name={one.realname}
      primary={
        <RowAct
          named={isOpen ? texts.replyNamed(one.realname) : texts.lookNamed(one.realname)}
          onClick={() => onOpen(one)}
        >
          {isOpen ? texts.reply : texts.look}
        </RowAct>
      }
    />
  )
}
