import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'
import type { Compose } from '../use-compose.ts'

/** The name of the scope: the chosen chapter or knowledge point, the book, or the whole bank. */
export function useScopeName({ filters, books, tree }: Pick<Compose, 'filters' | 'books' | 'tree'>): string {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const { scope, chapterId, knowledgeId } = filters
  if (scope === 'all') return texts.allQuestions
  const chosen = (tree.value ?? []).find(({ initData: { refersTo } }) =>
    scope === 'chapter' ? refersTo.chapterId === chapterId : refersTo.knowledgeId === knowledgeId,
  )
  if (chosen !== undefined) return nameIn(chosen.initData.nodeName)
  return books.list.find(({ bookId }) => bookId === books.bookId)?.bookName ?? texts.allQuestions
}
