import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { noteText, refusalText } from '#domain/paper/paper-messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import css from './workplace.module.css'

export interface NoticesProps {
  readonly editor: OpenEditor
  readonly basket: Basket
}

/** Slim lines below the bar: who else is writing, side effects of the last step, and why a step was refused. */
export function Notices({ editor, basket }: NoticesProps) {
  const texts = useTexts(paperEditorTexts)
  const { phase, context, facts, send } = editor
  const { notice, notes, refusal, history } = context
  return (
    <div className={css['notices']}>
      {(phase === 'viewing' || phase === 'taking') && (
        <Line
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
          {texts.elsewhere}
        </Line>
      )}
      {notice !== null && <Line>{texts[notice]}</Line>}
      {facts?.isAssigned === true && notice !== 'newVersion' && context.savedAt === null && (
        <Line>{texts.assignedBefore}</Line>
      )}
      {basket.error !== null && (
        <Line
          needs
          action={
            <Button size="compact-sm" variant="subtle" onClick={basket.take}>
              {texts.retry}
            </Button>
          }
        >
          {texts.basketFailed(basket.error.message)}
        </Line>
      )}
      {(notes.length > 0 || refusal !== null) && (
        <StepNotes editor={editor} canUndo={refusal === null && (history?.past.length ?? 0) > 0} />
      )}
    </div>
  )
}

/** The notes stay until the next step, so the undo beside them reverts the step they are about. */
function StepNotes({ editor: { context, send }, canUndo }: { readonly editor: OpenEditor; readonly canUndo: boolean }) {
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
  if (refusal !== null) return <Line needs>{refusalText(refusal, language, maximum)}</Line>
  return (
    <Line needs={notes.some(({ kind }) => kind === 'leftOut')} action={undo}>
      {notes.map((note) => noteText(note, language, maximum)).join(texts.semicolon)}
    </Line>
  )
}

interface LineProps {
  /** Amber: something was not done. */
  readonly needs?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

const Line = ({ needs = false, action, children }: LineProps) => (
  <div className={css['notice']} role="status">
    <Icon name={needs ? 'warning' : 'info'} small className={needs ? css['needs'] : css['told']} />
    <span>{children}</span>
    {action}
  </div>
)
