import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { basketLimit } from '#domain/portal/constants.ts'
import { practiceStudents } from '#domain/wrong-note/practice-students.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { GroupQuestions as Found } from '../use-group-questions.ts'
import { useGroupQuestions } from '../use-group-questions.ts'
import { type PracticeMaking, usePractice } from '../use-practice.ts'
import type { BasketIds } from '../use-basket-ids.ts'
import type { WrongBook } from '../use-wrong-book.ts'
import type { WrongNoteScreenProps } from '../wrong-note.types.ts'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'
import { PracticeSize } from './practice-size.tsx'
import { PrintLine } from './print-line.tsx'
import { Who } from './who.tsx'
import { WrongQuestion } from './wrong-question.tsx'

export interface GroupQuestionsProps extends WrongNoteScreenProps {
  readonly book: WrongBook
  readonly basket: BasketIds
}

/** The number of questions shown before 再看 is pressed. */
const shownFirst = 3

/** The wrong questions of one group, and assigning them as a practice. */
export function GroupQuestions({ book, basket, course, uid, renderAssign }: GroupQuestionsProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const nameIn = useContentName()
  const found = useGroupQuestions(book)
  const { group } = book
  const making = usePractice(uid, course)
  // The list beside it shows the failure.
  if (book.rows.failure !== null) return null
  if (group === null)
    return (
      <Surface label={texts.all}>
        <WhenFetched of={book.rows} skeletonRows={6} rowHeight="calc(72 * var(--u))">
          {() => <EmptyState title={texts.none} />}
        </WhenFetched>
      </Surface>
    )
  return (
    <Surface
      title={nameIn(group.name)}
      note={found.value && texts.count(found.value.total, found.value.wrongTwice.length)}
      more={found.value && <AssignButton found={found.value} name={nameIn(group.name)} making={making} />}
    >
      <WhenFetched of={found} skeletonRows={6} rowHeight="calc(72 * var(--u))">
        {(value) => <Questions found={value} courseId={course.courseId} basket={basket} />}
      </WhenFetched>
      {making.practice !== null && renderAssign(making.practice, making.close, making.finish)}
    </Surface>
  )
}

interface AssignButtonProps {
  readonly found: Found
  readonly name: string
  readonly making: PracticeMaking
}

/**
 * Assigns the questions that can be used to students who got some of them wrong.
 */
function AssignButton({ found: { items, questions, wrongTwice }, name, making }: AssignButtonProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const usable = new Set(items.flatMap(({ questionId, isUsable }) => (isUsable ? [questionId] : [])))
  const chosen = questions.filter(({ questionId }) => usable.has(questionId)).slice(0, basketLimit)
  const questionIds = chosen.map(({ questionId }) => questionId)
  const uids = practiceStudents(items, questionIds, wrongTwice)
  if (chosen.length === 0 || uids.length === 0) return null
  return (
    <Group gap={12}>
      <PracticeSize questions={chosen} items={items} />
      <BusyButton
        variant="filled"
        busy={making.isMaking}
        busyLabel={texts.assignTo(uids.length)}
        onClick={() => making.start({ title: texts.practice(name), questions: chosen, uids })}
      >
        {texts.assignTo(uids.length)}
      </BusyButton>
    </Group>
  )
}

interface QuestionsProps {
  readonly found: Found
  readonly courseId: number
  readonly basket: BasketIds
}

function Questions({ found, courseId, basket }: QuestionsProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const [isWhole, setIsWhole] = useState(false)
  const { items, questions, wrongTwice, total } = found
  const twice = new Set(wrongTwice.map(({ uid }) => uid))
  const shown = isWhole ? items : items.slice(0, shownFirst)
  const left = items.length - shown.length
  return (
    <>
      {wrongTwice.length > 0 && <Who students={wrongTwice} courseId={courseId} padded />}
      {shown.map((item) => (
        <WrongQuestion
          key={item.itemId}
          item={item}
          question={questions.find(({ questionId }) => questionId === item.questionId)}
          courseId={courseId}
          twice={twice}
          basket={basket}
        />
      ))}
      <Group px={20} py={8} gap={16} fz="sm" c="dimmed">
        {left > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            rightSection={<Icon name="chevron-down" small />}
            onClick={() => setIsWhole(true)}
          >
            {texts.more(left)}
          </Button>
        )}
        {total > items.length && <span>{texts.shownOf(items.length, total)}</span>}
      </Group>
      {items.length > 0 && <PrintLine courseId={courseId} whose="class" itemIds={items.map(({ itemId }) => itemId)} />}
    </>
  )
}
