import type { PaperNumbers } from '#domain/paper/numbering.ts'
import type { PaperElement } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { outlineTexts } from './outline.texts.ts'

/** The name of an element: its heading, its number, or 说明文字. */
export function useElementName(numbers: PaperNumbers): (element: PaperElement) => string {
  const texts = useTexts(outlineTexts)
  return (element) => {
    if (element.kind === 'section') return element.sectionText
    if (element.kind === 'question') return texts.question(numbers.questions.get(element.elementId)?.printed ?? '')
    return texts.text
  }
}
