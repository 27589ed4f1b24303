import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReviewedQuestion } from '#machines/paper-import/paper-import.types.ts'
import { questionFaultTexts } from '#parts/question-faults/question-faults.texts.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { positionTexts } from '../import-words.texts.ts'
import { reviewTexts } from '../review.texts.ts'
import type { PaperImport } from '../use-paper-import.ts'
import { DraftFields } from './draft-fields.tsx'
import { DraftView } from './draft-view.tsx'
import { OriginalText } from './original-text.tsx'
import { MissedList } from './missed-list.tsx'
import { isLikeAnother, NearQuestions } from './near-questions.tsx'
import css from './review.module.css'

interface ReviewQuestionProps {
  readonly at: number
  readonly reviewed: ReviewedQuestion
  readonly review: PaperImport
}

/** A question: its original, and next to it what was read, editable in place. */
export function ReviewQuestion({ at, reviewed: { question, isTaken }, review }: ReviewQuestionProps) {
  const texts = useTexts(reviewTexts)
  const positions = useTexts(positionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { context, isBusy, send } = review
  const read = context.info?.questions[at]
  const lost = context.info?.notUnderstood.filter((part) => part.at === at) ?? []
  const no = at + 1
  if (read === undefined) return null
  return (
    <Surface
      className={css['question']}
      title={
        <Checkbox
          id={`question-${at}`}
          // The text beside it stands on the label's line.
          styles={{ labelWrapper: { alignSelf: 'baseline' } }}
          label={texts.question(no)}
          aria-label={texts.take(no)}
          checked={isTaken}
          disabled={isBusy}
          onChange={({ currentTarget }) => send({ type: 'question.take', at, isTaken: currentTarget.checked })}
        />
      }
      note={positions[read.position.kind](read.position.no, read.position.sheet)}
      more={
        <Button
          size="xs"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : texts.editNamed(no)}
          leftSection={<Icon name={isOpen ? 'chevron-up' : 'edit'} small />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.edit}
        </Button>
      }
      padded
    >
      <Stack gap={12}>
        <Doubts at={at} review={review} />
        <TwoColumns foldsBelow={900} gap={24}>
          <Original read={read} />
          <section aria-label={texts.parsed}>
            <Text c="dimmed" fz="xs" mb={6}>
              {texts.parsed}
            </Text>
            {isOpen ? <EditableDraft at={at} question={question} review={review} /> : <DraftView question={question} />}
          </section>
        </TwoColumns>
        {lost.length > 0 && (
          <Box component="section" px={12} py={10} bdrs="sm" bg="var(--need-bg)" aria-label={texts.lostHere}>
            <Text fz="sm">{texts.lostHere}</Text>
            <MissedList parts={lost} />
          </Box>
        )}
      </Stack>
    </Surface>
  )
}

type ReadQuestion = NonNullable<PaperImport['context']['info']>['questions'][number]

/** The text of the question as it stands in the file. */
function Original({ read: { original, position } }: { readonly read: ReadQuestion }) {
  const texts = useTexts(reviewTexts)
  return (
    <section aria-label={texts.original}>
      <Text c="dimmed" fz="xs" mb={6}>
        {texts.original}
      </Text>
      <Box
        className="breakable"
        p={12}
        bdrs="sm"
        bg="var(--paper-1)"
        ff="var(--serif)"
        style={{ whiteSpace: 'pre-wrap' }}
      >
        <OriginalText text={original} isLaidOut={position.kind === 'paragraph'} />
      </Box>
    </section>
  )
}

interface EditableDraftProps extends Pick<ReviewQuestionProps, 'at' | 'review'> {
  readonly question: ReviewedQuestion['question']
}

function EditableDraft({ at, question, review: { context, faults, isBusy, send } }: EditableDraftProps) {
  return (
    <DraftFields
      question={question}
      subjectId={context.info?.import.subjectId ?? 0}
      faults={faults[at] ?? []}
      isBusy={isBusy}
      onChange={(changed) => send({ type: 'question.change', at, question: changed })}
    />
  )
}

/** What is missing, and whether the question is already in the bank. */
function Doubts({ at, review }: { readonly at: number; readonly review: PaperImport }) {
  const { context, faults } = review
  const texts = useTexts(reviewTexts)
  const words = useTexts(questionFaultTexts)
  const read = context.info?.questions[at]
  const found = faults[at] ?? []
  const items = context.reviewed[at]?.question.items.length ?? 1
  if (read === undefined || (found.length === 0 && !isLikeAnother(read))) return null
  return (
    <Group gap={12}>
      {read.sameInBank !== null && <Text c="var(--need)">{texts.sameInBank}</Text>}
      {read.sameBefore !== null && <Text c="var(--need)">{texts.sameBefore(read.sameBefore + 1)}</Text>}
      <NearQuestions at={at} read={read} review={review} />
      {found.map(({ item, fault }) => (
        <ErrorText key={`${item} ${fault}`}>
          {item === null || items === 1 ? words[fault] : texts.ofItem(item + 1, words[fault])}
        </ErrorText>
      ))}
    </Group>
  )
}
