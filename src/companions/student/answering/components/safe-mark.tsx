import { formatTime } from '#domain/time/time-format.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { SavedMark, type SavedState } from '#ui/saved-mark/saved-mark.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'

/** Where the answers are saved, in one muted line. */
export function SafeMark({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const { state, text } = safety(sheet, texts)
  return <SavedMark state={state} text={text} />
}

function safety(
  { saved, context }: AnswerSheet,
  texts: Wording<(typeof answeringTexts)['zh-CN']>,
): { readonly state: SavedState; readonly text: string } {
  const { isKept, savedAt } = context
  switch (saved) {
    case 'saving':
      return { state: 'saving', text: isKept ? texts.saving : texts.savingUnkept }
    case 'offline':
      return isKept ? { state: 'local', text: texts.offline } : { state: 'failed', text: texts.offlineUnkept }
    case 'signedOut':
      return isKept ? { state: 'local', text: texts.signedOut } : { state: 'failed', text: texts.signedOutUnkept }
    case 'refused':
      return { state: 'failed', text: texts.refused(context.message) }
    case 'saved':
      if (!isKept) return { state: 'local', text: texts.unkept }
      return { state: 'saved', text: savedAt === null ? texts.savedReady : texts.savedAt(formatTime(savedAt, 'h:i')) }
  }
}
