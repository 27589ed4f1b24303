import { questionsOf } from '#domain/paper/elements.ts'
import type { LeftOut } from '#domain/paper/basket.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { OpenEditor } from '../use-paper-editor.ts'

export interface LeftOutNamesProps {
  readonly leftOut: readonly LeftOut[]
  readonly editor: Pick<OpenEditor, 'paper'>
  readonly basket: Pick<Basket, 'questions'>
}

/** Names that are shown; more would not fit beside the paper. */
const namesShown = 5

/** Which questions were left out, as far as basket or paper have them. */
export function LeftOutNames({ leftOut, editor, basket }: LeftOutNamesProps) {
  const texts = useTexts(paperEditorTexts)
  const { language } = useLanguage()
  const known = new Map(
    [...questionsOf(editor.paper.elements), ...basket.questions].map((one) => [one.questionId, questionName(one)]),
  )
  const names = leftOut.flatMap(({ questionId }) => known.get(questionId) ?? [])
  if (names.length === 0) return null
  const shown = names.slice(0, namesShown)
  const listed = listOf(language, shown)
  return (
    texts.semicolon + (shown.length < leftOut.length ? texts.leftOutOf(listed, leftOut.length) : texts.leftOut(listed))
  )
}
