import { Button } from '@mantine/core'
import { elementsById, isQuestion, isSection } from '#domain/paper/elements.ts'
import type { PaperElement } from '#domain/paper/paper.ts'
import { refusalText } from '#domain/paper/paper-messages.ts'
import type { SaveFault } from '#machines/paper-editing/paper-editing.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { saveFaultTexts } from '../save-fault.texts.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import { NoticeLine } from './notice-line.tsx'

export interface SaveFaultNoticeProps {
  readonly fault: SaveFault
  readonly editor: Pick<OpenEditor, 'paper' | 'numbers' | 'context'>
  readonly selection: Pick<Selection, 'select'>
}

/** Why the paper was not saved, with the way to the element at fault. */
export function SaveFaultNotice({ fault, editor, selection }: SaveFaultNoticeProps) {
  const texts = useTexts(saveFaultTexts)
  const element = elementsById(editor.paper.elements).get(fault.elementId ?? '')
  const reason = useReason(fault, editor)
  const name = useElementName(element, editor)
  if (element === undefined || name === null) return <NoticeLine needs>{texts.notSaved(reason)}</NoticeLine>
  return (
    <NoticeLine
      needs
      action={
        <Button size="compact-sm" variant="subtle" onClick={() => selection.select(element.elementId)}>
          {texts.show}
        </Button>
      }
    >
      {texts.notSavedAt(name, reason)}
    </NoticeLine>
  )
}

function useReason({ reason }: SaveFault, { context }: SaveFaultNoticeProps['editor']): string {
  const texts = useTexts(saveFaultTexts)
  const { language } = useLanguage()
  switch (reason) {
    case 'titleInvalid':
    case 'sectionTextInvalid':
    case 'scoreInvalid':
    case 'tooManyQuestions':
      return refusalText(reason, language, context.maximum)
    case 'keyInvalid':
    case 'otherSubject':
    case 'questionUnknown':
      return texts[reason]
    default:
      return context.message
  }
}

/** What a teacher calls the element; null if it has no name. */
function useElementName(element: PaperElement | undefined, { numbers }: SaveFaultNoticeProps['editor']): string | null {
  const texts = useTexts(saveFaultTexts)
  if (element === undefined) return null
  if (isSection(element)) return texts.section(element.sectionText)
  return isQuestion(element) ? texts.question(numbers.questions.get(element.elementId)?.printed ?? '') : null
}
