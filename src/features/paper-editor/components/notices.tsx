import { Button } from '@mantine/core'
import { noteText, refusalText } from '#domain/paper/paper-messages.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import { ElsewhereNotice } from './elsewhere-notice.tsx'
import { LeftOutNames } from './left-out.tsx'
import { NoticeLine } from './notice-line.tsx'
import { SaveFaultNotice } from './save-fault-notice.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

export interface NoticesProps {
  readonly editor: OpenEditor
  readonly selection: Selection
  readonly basket: Basket
  readonly leaving: LeavingPaper
}

/** Slim lines below the bar: who else is writing, side effects of the last step, and why a step was refused. */
export function Notices({ editor, selection, basket, leaving }: NoticesProps) {
  const texts = useTexts(paperEditorTexts)
  const { phase, context, isWithdrawn, unsavedHere, facts, saved } = editor
  const { notice, notes, refusal, history, fault } = context
  const isElsewhere = phase === 'viewing' || phase === 'taking'
  return (
    <div>
      {isWithdrawn && context.paperId !== null && (
        <WithdrawnNotice editor={editor} paperId={context.paperId} leaving={leaving} />
      )}
      {isElsewhere && !isWithdrawn && <ElsewhereNotice editor={editor} />}
      {unsavedHere > 0 && <NoticeLine needs>{texts.unsavedHere(unsavedHere)}</NoticeLine>}
      {notice !== null && <NoticeLine>{texts[notice]}</NoticeLine>}
      {!isElsewhere && facts?.isAssigned === true && notice !== 'newVersion' && context.savedAt === null && (
        <NoticeLine>{texts.assignedBefore}</NoticeLine>
      )}
      {saved === 'refused' && fault !== null && <SaveFaultNotice fault={fault} editor={editor} selection={selection} />}
      {!isElsewhere && <UnfinishedNotice paper={editor.paper} selection={selection} />}
      {basket.error !== null && (
        <NoticeLine
          needs
          action={
            <Button size="compact-sm" variant="subtle" onClick={basket.take}>
              {texts.retry}
            </Button>
          }
        >
          {texts.basketFailed(basket.error.message)}
        </NoticeLine>
      )}
      {(notes.length > 0 || refusal !== null) && (
        <StepNotes editor={editor} basket={basket} canUndo={refusal === null && (history?.past.length ?? 0) > 0} />
      )}
    </div>
  )
}

interface StepNotesProps extends Pick<NoticesProps, 'editor' | 'basket'> {
  readonly canUndo: boolean
}

/** The notes stay until the next step, so the undo beside them reverts the step they are about. */
function StepNotes({ editor, basket, canUndo }: StepNotesProps) {
  const { context, send } = editor
  const texts = useTexts(paperEditorTexts)
  const { language } = useLanguage()
  const { notes, refusal, maximum } = context
  const undo = canUndo && (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={texts.dismissUndo}
      onClick={() => send({ type: 'paper.undo' })}
    >
      {texts.undo}
    </Button>
  )
  if (refusal !== null) return <NoticeLine needs>{refusalText(refusal, language, maximum)}</NoticeLine>
  const leftOut = notes.flatMap((note) => (note.kind === 'leftOut' ? note.questions : []))
  return (
    <NoticeLine needs={leftOut.length > 0} action={undo}>
      {notes.map((note) => noteText(note, language, maximum)).join(texts.semicolon)}
      <LeftOutNames leftOut={leftOut} editor={editor} basket={basket} />
    </NoticeLine>
  )
}
