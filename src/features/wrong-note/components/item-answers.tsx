import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { pointsText } from '#domain/values/score.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { dateText } from '#domain/time/dates.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { there } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { List } from '#ui/list-page/list.tsx'
import type { QuestionDetail } from '../wrong-note.types.ts'
import { questionDetailTexts } from '../question-detail.texts.ts'
import { day } from '#domain/time/units.ts'

type Answer = QuestionDetail['items'][number]['answers'][number]

/** All answers of a class to an item, latest first. */
export function ItemAnswers({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useTexts(questionDetailTexts)
  return (
    <List<Answer>
      label={texts.answers}
      rows={there(answers)}
      rowKey={({ uid, at }) => `${uid} ${at}`}
      columns={useAnswerColumns()}
      density="report"
      initialSorting={{ column: 'when', descending: true }}
      total={({ length }) => texts.total(length)}
    />
  )
}

function useAnswerColumns(): readonly DataColumn<Answer>[] {
  const texts = useTexts(questionDetailTexts)
  const { language } = useLanguage()
  return useMemo(
    () => [
      {
        id: 'student',
        importance: 'name',
        header: texts.student,
        cell: ({ realname }) => realname,
        sortBy: ({ realname }) => realname,
        width: 120,
      },
      {
        id: 'answer',
        header: texts.answer,
        cell: (answer) => <GivenAnswer answer={answer} />,
        sortBy: ({ value }) => value,
      },
      {
        id: 'score',
        header: texts.score,
        align: 'end',
        cell: ({ score, fullScore, isRight }) =>
          score === null
            ? isRight === null
              ? texts.unmarked
              : texts[isRight ? 'right' : 'wrong']
            : texts.scoreOf(pointsText(score), pointsText(fullScore)),
        sortBy: ({ score, isRight }) => score ?? Number(isRight),
        width: 110,
      },
      {
        id: 'where',
        importance: 'detail',
        header: texts.where,
        cell: ({ kind, assignmentName }) =>
          kind === 'assignment' ? assignmentName : `${assignmentName} ${texts[kind]}`,
        sortBy: ({ assignmentName }) => assignmentName,
        width: 240,
        cut: true,
      },
      {
        id: 'when',
        importance: 'detail',
        header: texts.when,
        cell: ({ at }) => dateText(Date.parse(at), { now: Date.parse(at) + beyondRelativeDates, language }),
        sortBy: ({ at }) => at,
        descendingFirst: true,
        width: 150,
        nowrap: true,
      },
    ],
    [texts, language],
  )
}

/** What was answered: the text, or the part of the sheet it was written on. */
function GivenAnswer({ answer: { value, realname, crop } }: { readonly answer: Answer }) {
  const texts = useTexts(questionDetailTexts)
  return (
    <Stack gap={4} align="start">
      {(value !== onSheet || crop === null) && (
        <Text component="div" inherit lineClamp={3}>
          {hasAnswer(value) ? <SheetText text={value} /> : texts.left}
        </Text>
      )}
      {crop !== null && <AnswerCrop name={realname} crop={crop} />}
    </Stack>
  )
}

/** Makes every day appear as a date, never as 今天. */
const beyondRelativeDates = 40 * day
