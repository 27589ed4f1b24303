import { Button } from '@mantine/core'
import { takesItems, withNewItem } from '#domain/paper/question-items.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { checkBlanks } from '#domain/paper/slots/blank-check.ts'
import type { Unfinished, UnfinishedFault } from '#domain/paper/unfinished.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { QuestionTyping } from '../question-typing.ts'
import { ItemForm } from './item-form.tsx'

export interface ItemListProps extends Pick<QuestionTyping, 'change' | 'changeTyped' | 'changeAtOnce'> {
  readonly question: PaperQuestion
  readonly subjectId: number
  readonly takesFocus: boolean
  readonly faults: readonly Unfinished[]
  readonly newItemId: () => number
}

/** The items of a question; one with a shared text can have more or fewer. */
export function ItemList(props: ItemListProps) {
  const { question, subjectId, takesFocus, faults, newItemId, change, changeTyped, changeAtOnce } = props
  const texts = useTexts(questionFormTexts)
  const words = useTexts(newQuestionTexts)
  const { items } = question
  const isSeveral = items.length > 1
  const withoutBlank = checkBlanks(question.passage, items.length)?.missing ?? []
  const faultOf = (index: number, ...about: readonly UnfinishedFault[]) =>
    faults.find(({ item, fault }) => item === index && about.includes(fault))?.fault ?? null
  return (
    <>
      {items.map((item, index) => (
        <ItemForm
          // Items get new ids once the question becomes the teacher's own; typed text survives that.
          key={index}
          index={index}
          item={item}
          subjectId={subjectId}
          takesFocus={takesFocus && index === 0}
          heading={isSeveral ? texts.item(String(index + 1)) : null}
          lacksBlank={withoutBlank.includes(index + 1)}
          stemFault={faultOf(index, 'stemMissing')}
          optionFault={faultOf(index, 'optionsMissing', 'optionEmpty')}
          lacksAnswer={faultOf(index, 'rightMissing') !== null}
          change={change}
          changeTyped={changeTyped}
          changeAtOnce={changeAtOnce}
        />
      ))}
      {takesItems(subjectId, question) && (
        <div>
          <Button
            size="xs"
            leftSection={<Icon name="plus" small />}
            onClick={() => changeAtOnce((before) => withNewItem(before, newItemId()))}
          >
            {words.addItem}
          </Button>
        </div>
      )}
    </>
  )
}
