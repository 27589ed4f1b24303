import { ActionIcon, Button, Group } from '@mantine/core'
import { paths, withQuery } from '#domain/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import css from './desk.module.css'
import { TitleField } from './title-field.tsx'

export interface EditorBarProps {
  readonly editor: OpenEditor
  readonly leaving: LeavingPaper
  readonly onAssign: () => void
}

/** The way back, the title, whether everything is saved, steps back and forth, and what comes next. */
export function EditorBar({ editor, leaving, onAssign }: EditorBarProps) {
  const texts = useTexts(paperEditorTexts)
  const { paper, numbers, context, isReadOnly, send } = editor
  const history = context.history
  const isStored = paper.paperId !== null
  return (
    <FocusBar
      back={leaving.linkTo(paths.myPapers)}
      backLabel={texts.back}
      title={<TitleField editor={editor} />}
      state={<SavedState editor={editor} />}
    >
      <Group gap={8} wrap="nowrap">
        <ActionIcon
          size="xs"
          className={css['step']}
          aria-label={texts.undo}
          disabled={isReadOnly || (history?.past.length ?? 0) === 0}
          onClick={() => send({ type: 'paper.undo' })}
        >
          <Icon name="undo" />
        </ActionIcon>
        <ActionIcon
          size="xs"
          className={classNames(css['step'], css['redo'])}
          aria-label={texts.redo}
          disabled={isReadOnly || (history?.future.length ?? 0) === 0}
          onClick={() => send({ type: 'paper.redo' })}
        >
          <Icon name="undo" />
        </ActionIcon>
        {isStored && (
          <Button
            component="a"
            size="xs"
            leftSection={<Icon name="eye" small />}
            {...leaving.linkTo(withQuery('/paper-editor/preview-paper-without', { paperId: paper.paperId ?? 0 }))}
          >
            {texts.preview}
          </Button>
        )}
        <Button
          size="xs"
          variant="filled"
          disabled={!isStored || numbers.itemCount === 0}
          title={numbers.itemCount === 0 ? texts.noQuestions : undefined}
          onClick={onAssign}
        >
          {texts.assign}
        </Button>
      </Group>
    </FocusBar>
  )
}

function SavedState({ editor: { phase, saved, context, isUnsaved, paper } }: { readonly editor: OpenEditor }) {
  const texts = useTexts(paperEditorTexts)
  if (phase === 'viewing' || phase === 'taking') return null
  if (isUnsaved && !context.isKept) return <SavedMark state="failed" text={texts.notKept} />
  if (saved === 'refused') return <SavedMark state="failed" text={texts.refused(context.message)} />
  if (saved === 'offline') return <SavedMark state="local" text={texts.offline} />
  if (saved === 'signedOut') return <SavedMark state="local" text={texts.signedOut} />
  if (isUnsaved) return <SavedMark state="saving" />
  if (paper.paperId === null) return <span className={css['quiet']}>{texts.isNew}</span>
  return <SavedMark state="saved" at={context.savedAt ?? undefined} />
}
