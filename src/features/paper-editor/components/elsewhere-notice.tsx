import { Button } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { Elsewhere } from '../paper-editor.types.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { NoticeLine } from './notice-line.tsx'

/** Who is writing the paper, or where, with the way to take over. */
export function ElsewhereNotice({ editor: { phase, elsewhere, send } }: { readonly editor: OpenEditor }) {
  const texts = useTexts(paperEditorTexts)
  const where = useWhere(elsewhere)
  return (
    <NoticeLine
      action={
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={phase === 'taking'}
          onClick={() => send({ type: 'paper.takeOver' })}
        >
          {phase === 'taking' ? texts.taking : texts.takeOver}
        </Button>
      }
    >
      {where}
    </NoticeLine>
  )
}

function useWhere(elsewhere: Elsewhere): string {
  const texts = useTexts(paperEditorTexts)
  if (elsewhere.at === 'tab') return texts.elsewhere
  return elsewhere.writerName === null ? texts.onOtherComputer : texts.othersWriting(elsewhere.writerName)
}
