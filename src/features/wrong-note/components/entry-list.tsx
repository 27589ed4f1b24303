import { Box, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { shortDay } from '#domain/time/dates.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { CauseChoice } from '#parts/wrong-cause/cause-choice.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { StudentBook } from '../wrong-note.types.ts'
import { studentBookTexts } from '../student-book.texts.ts'
import { useCauses } from '../use-causes.ts'
import css from '../wrong-note.module.css'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'
import { AnswerHistory } from './answer-history.tsx'
import { ItemText } from './item-text.tsx'

export interface EntryListProps {
  readonly title: string
  readonly entries: readonly BookEntry[]
  readonly book: StudentBook
  readonly studentId: number
  readonly courseId: number
  /** Shows every answer and the right one. */
  readonly isPart: boolean
  /** Collapsed to its head until it is unfolded. */
  readonly isFolded?: boolean
}

/** Questions shown before more are asked for. */
export const shownFirst = 20

/** Wrong questions of one student. */
export function EntryList({ title, entries, isFolded = false, ...rest }: EntryListProps) {
  const texts = useTexts(studentBookTexts)
  const [asked, setAsked] = useState(0)
  const shown = (isFolded ? 0 : shownFirst) + asked
  const left = entries.length - shown
  const isOpen = shown > 0
  const fold = isOpen ? texts.fold : texts.unfold
  return (
    <Box mb={isOpen ? 16 : 8}>
      <Surface
        title={title}
        note={texts.count(entries.length)}
        more={
          isFolded ? (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isOpen}
              aria-label={texts.foldNamed(fold, title)}
              onClick={() => setAsked(isOpen ? 0 : shownFirst)}
            >
              {fold}
            </Button>
          ) : undefined
        }
      >
        {entries.length === 0 && <p className={css['question']}>{texts.allMastered}</p>}
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.itemId} entry={entry} {...rest} />
        ))}
        {isOpen && left > 0 && (
          <Box px={20} pb={12}>
            <Button variant="subtle" size="compact-sm" onClick={() => setAsked(asked + shownFirst)}>
              {texts.more(Math.min(left, shownFirst))}
            </Button>
          </Box>
        )}
      </Surface>
    </Box>
  )
}

type EntryProps = Omit<EntryListProps, 'title' | 'entries' | 'isFolded'> & { readonly entry: BookEntry }

function Entry({ entry, book, studentId, courseId, isPart }: EntryProps) {
  const texts = useTexts(studentBookTexts)
  const words = useTexts(wrongQuestionsTexts)
  const { language } = useLanguage()
  const causes = useCauses(courseId)
  const question = book.questions.find(({ questionId }) => questionId === entry.questionId)
  const source = words.source(entry.assignmentName, entry.no, shortDay(entry.day, language))
  const analysis = question?.items.find(({ itemId }) => itemId === entry.itemId)?.analysis ?? ''
  return (
    <article className={css['question']} aria-label={source}>
      <Stack gap={8}>
        {question !== undefined && <ItemText question={question} itemId={entry.itemId} isWhole={isPart} />}
        <Text c="var(--ink-3)" fz="xs">
          {source}
        </Text>
        {isPart && <KeyText answerKey={entry.key} score={entry.answers[0]?.fullScore ?? 0} />}
        {isPart && analysis !== '' && <SheetText text={analysis} block />}
        <CauseChoice
          causes={entry.causes}
          isBusy={causes.isBusy}
          onToggle={(cause, isSet) => causes.set(entry.itemId, [studentId], cause, isSet)}
        />
        {entry.remark !== '' && <Text fz="sm">{texts.remarkOf(entry.remark)}</Text>}
        <AnswerHistory answers={isPart ? entry.answers : entry.answers.slice(0, 1)} name={book.realname} />
      </Stack>
      <Stack gap={6} align="flex-end">
        <b>{texts.wrongTimes(entry.wrongCount)}</b>
        <Text c="dimmed" fz="xs">
          {texts.rights(entry.rights, book.rightsNeeded)}
        </Text>
        {!isPart && (
          <LinkButton size="xs" to={wrongNotePaths.part(courseId, studentId, { kind: 'item', itemId: entry.itemId })}>
            {texts.whole}
          </LinkButton>
        )}
      </Stack>
    </article>
  )
}
