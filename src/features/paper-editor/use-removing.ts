import { isSection, questionsOf } from '#domain/paper/elements.ts'
import type { PaperElement } from '#domain/paper/paper.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from './inspector.texts.ts'
import type { OpenEditor } from './use-paper-editor.ts'

/** Removes an element from the paper, after a confirmation if it is a section with questions. */
export function useRemoving(edit: OpenEditor['edit']): (element: PaperElement) => void {
  const texts = useTexts(inspectorTexts)
  const confirm = useConfirm()
  const remove = async (element: PaperElement) => {
    const count = questionsOf([element]).length
    if (isSection(element) && count > 0) {
      const isSure = await confirm({
        body: texts.removeAsk(element.sectionText, count),
        details: [texts.removeUndo],
        confirmLabel: texts.removeSection,
        destroy: true,
      })
      if (!isSure) return
    }
    edit({ kind: 'delete', elementIds: [element.elementId] })
  }
  return (element) => void remove(element)
}
