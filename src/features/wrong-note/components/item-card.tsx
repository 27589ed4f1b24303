import { Stack, Text } from '@mantine/core'
import { shortDay } from '#domain/time/dates.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { CauseChoice } from '#parts/wrong-cause/cause-choice.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { QuestionDetail } from '../wrong-note.types.ts'
import { questionDetailTexts } from '../question-detail.texts.ts'
import { shareText } from '../shares.ts'
import { useCauses } from '../use-causes.ts'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'
import { ItemText } from './item-text.tsx'

export interface ItemCardProps {
  readonly item: QuestionDetail['items'][number]
  readonly question: QuestionDetail['question']
  readonly courseId: number
}

/** An item in full with its key and analysis, and the causes assigned to those who got it wrong. */
export function ItemCard({ item, question, courseId }: ItemCardProps) {
  const texts = useTexts(questionDetailTexts)
  const words = useTexts(wrongQuestionsTexts)
  const { language } = useLanguage()
  const causes = useCauses(courseId)
  const index = question.items.findIndex(({ itemId }) => itemId === item.itemId)
  const analysis = question.items[index]?.analysis ?? ''
  const wrongUids = [...new Set(item.answers.flatMap(({ uid, isRight }) => (isRight === false ? [uid] : [])))]
  // A student may be wrong only in a retry, but causes belong to marked answers.
  const uids = wrongUids.filter((uid) =>
    item.answers.some((one) => one.uid === uid && one.kind === 'assignment' && !one.isRight),
  )
  return (
    <Surface
      title={
        question.items.length > 1
          ? texts.item(index + 1)
          : words.source(item.assignmentName, item.no, shortDay(item.day, language))
      }
      note={words.wrongOf(item.wrong, item.answered)}
      more={<b>{shareText(item)}</b>}
      padded
    >
      <Stack gap={10}>
        <ItemText question={question} itemId={item.itemId} isWhole />
        <div>
          <KeyText answerKey={item.key} score={item.score} />
        </div>
        {analysis !== '' && (
          <Text fz="sm" component="div">
            <b>{texts.analysis}</b> <SheetText text={analysis} />
          </Text>
        )}
        <Hint>{texts.causesOf(uids.length)}</Hint>
        <CauseChoice
          causes={item.causes.map(({ name }) => name)}
          isBusy={causes.isBusy || uids.length === 0}
          onToggle={(cause, isSet) => causes.set(item.itemId, uids, cause, isSet)}
        />
      </Stack>
    </Surface>
  )
}
