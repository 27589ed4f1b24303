import { asPaperQuestion, type BankedQuestion } from './as-paper-question.ts'
import { chooseForBasket } from './basket.ts'

/** What a teacher does with the basket; clearing takes out what was in it when it was asked for. */
export type BasketChange<Question extends BankedQuestion> =
  | { readonly kind: 'add'; readonly questions: readonly Question[] }
  | { readonly kind: 'remove' | 'clear'; readonly questionIds: readonly number[] }

/** The basket after a change (specification §5.4); the same list if nothing changes. */
export function changedBasket<Question extends BankedQuestion>(
  basket: readonly Question[],
  change: BasketChange<Question>,
  maximum: number,
): readonly Question[] {
  switch (change.kind) {
    case 'add': {
      const asked = change.questions.map(asPaperQuestion)
      const { fitting } = chooseForBasket(basket.map(asPaperQuestion), asked, maximum)
      const taken = new Set(fitting)
      const added = change.questions.filter((_, index) => asked.slice(index, index + 1).some((one) => taken.has(one)))
      return added.length === 0 ? basket : [...basket, ...added]
    }
    case 'remove':
    case 'clear': {
      const left = basket.filter(({ questionId }) => !change.questionIds.includes(questionId))
      return left.length === basket.length ? basket : left
    }
  }
}
