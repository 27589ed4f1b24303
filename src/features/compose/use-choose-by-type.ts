import { useMutation } from '@tanstack/react-query'
import { bank } from '#api/contract/groups/bank.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { questionKinds } from '#domain/bank/question-kinds.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { chooseForBasket } from '#domain/paper/basket.ts'
import { chooseByType, type ChosenByType, type TypeCount } from '#domain/paper/choose-by-type.ts'
import { inUsualOrder } from '#domain/paper/usual-order.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { basketTexts } from './basket.texts.ts'
import { searchInput } from './compose-filters.ts'
import type { Basket } from './use-basket.ts'
import type { Compose } from './use-compose.ts'

export interface ChoosingByType {
  readonly compose: Compose
  readonly basket: Basket
  readonly subjectId: number
  readonly courseId: number | null
}

/** Puts so many questions of each type into the basket, out of those that the filters find. */
export function useChooseByType({ compose, basket, subjectId, courseId }: ChoosingByType) {
  const call = useCall()
  const tell = useTellChosen(subjectId)
  const { filters, books } = compose
  const leaveOut = basket.counted.map(({ questionId }) => questionId)
  /** What is not chosen yet; first what the class has not had. Nobody can ask for more of a type than a page. */
  const candidatesOf = async ({ type }: TypeCount) => {
    const { list } = await call(bank.list, {
      ...searchInput({ ...filters, types: [type] }, { subjectId, courseId, bookId: books.bookId }),
      ...(leaveOut.length > 0 && { leaveOut }),
      sort: 'unused',
      pager: { currentPage: 1, pageSize: bankLimits.pageSize },
    })
    return list
  }
  return useMutation({
    mutationFn: async (asked: readonly TypeCount[]) => {
      const candidates = await Promise.all(asked.map(candidatesOf))
      return chooseByType(asked, basket.counted, candidates.flat(), questionKinds())
    },
    onSuccess: (found) => {
      const chosen = inUsualOrder(subjectId, found.chosen)
      if (chosen.length > 0) basket.add(chosen)
      const present = basket.questions.map(asPaperQuestion)
      const { leftOut } = chooseForBasket(present, chosen.map(asPaperQuestion), basket.maximum)
      tell(found, leftOut.length)
    },
  })
}

function useTellChosen(subjectId: number) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const toast = useToast()
  return ({ chosen, lacking, reused }: ChosenByType<unknown>, noRoomFor: number) => {
    const message = [
      texts.chosenByType(chosen.length),
      ...lacking.map(({ type, count }) => texts.lackingOfType(nameIn(bankTypeName(subjectId, type)), count)),
      ...(reused > 0 ? [texts.reused(reused)] : []),
      ...(noRoomFor > 0 ? [texts.noRoomFor(noRoomFor)] : []),
    ].join('')
    if (lacking.length === 0 && noRoomFor === 0) toast.success(message)
    else toast.warning(message)
  }
}
