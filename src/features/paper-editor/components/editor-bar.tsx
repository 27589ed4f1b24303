import { ActionIcon, Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { isUnnamed } from '#domain/paper/is-unnamed.ts'
import { unfinishedOn } from '#domain/paper/unfinished.ts'
import { unfinishedText } from '#domain/paper/unfinished-message.ts'
import { withQuery } from '#domain/paths/address.ts'
import { paths } from '#domain/paths/paths.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { NamePaperDialog } from '../name-paper.dialog.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import css from './workplace.module.css'
import { TitleField } from './title-field.tsx'

export interface EditorBarProps {
  readonly editor: OpenEditor
  readonly leaving: LeavingPaper
}

/** The way back, the title, the save state, undo and redo, and what comes next. */
export function EditorBar({ editor, leaving }: EditorBarProps) {
  const texts = useTexts(paperEditorTexts)
  const { paper, context, facts, isReadOnly, send } = editor
  const history = context.history
  const isGiven = facts?.isOwn === false
  return (
    <FocusBar
      back={leaving.linkTo(withQuery(paths.myPapers, { list: isGiven ? 'given' : undefined }))}
      backLabel={isGiven ? texts.backGiven : texts.back}
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
          className={css['step']}
          style={{ scale: '-1 1' }}
          aria-label={texts.redo}
          disabled={isReadOnly || (history?.future.length ?? 0) === 0}
          onClick={() => send({ type: 'paper.redo' })}
        >
          <Icon name="undo" />
        </ActionIcon>
        {paper.paperId !== null && <NextSteps editor={editor} paperId={paper.paperId} leaving={leaving} />}
      </Group>
    </FocusBar>
  )
}

interface NextStepsProps extends EditorBarProps {
  readonly paperId: number
}

/** What can be done with a stored paper: preview it as printed, and assign it, which needs a title and all keys. */
function NextSteps({ editor: { paper, numbers, edit }, paperId, leaving }: NextStepsProps) {
  const texts = useTexts(paperEditorTexts)
  const [isNaming, setNaming] = useState(false)
  const unfinished = useUnfinished(paper)
  const why = numbers.itemCount === 0 ? texts.noQuestions : unfinished
  // Saving may create a new version, and that is the one to print and assign.
  const assign = () => leaving.leave((stored) => paths.assignPaper(stored ?? paperId))
  return (
    <>
      <Button
        component="a"
        size="xs"
        leftSection={<Icon name="eye" small />}
        {...leaving.linkTo((stored) => paths.printPaper(stored ?? paperId, { from: 'editor' }))}
      >
        {texts.preview}
      </Button>
      <Button
        size="xs"
        variant="filled"
        disabled={why !== undefined}
        title={why}
        onClick={() => (isUnnamed(paper.paperTitle) ? setNaming(true) : assign())}
      >
        {texts.assign}
      </Button>
      {isNaming && (
        <NamePaperDialog
          paperId={paperId}
          onName={(paperTitle) => {
            setNaming(false)
            edit({ kind: 'update', change: { what: 'title', paperTitle } })
            assign()
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

/** Which questions keep a paper from being assigned, as they are still being written; undefined if none does. */
function useUnfinished(paper: Paper): string | undefined {
  const texts = useTexts(paperEditorTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const unfinished = unfinishedOn(paper)
    return unfinished.length === 0 ? undefined : texts.unfinished(unfinishedText(unfinished, language))
  }, [paper, texts, language])
}

function SavedState({
  editor: { phase, saved, context, isUnsaved, isWithdrawn, paper },
}: {
  readonly editor: OpenEditor
}) {
  const texts = useTexts(paperEditorTexts)
  if (isWithdrawn || phase === 'viewing' || phase === 'taking') return null
  if (phase === 'merging') return <SavedMark state="local" text={texts.merging} />
  if (isUnsaved && !context.isKept) return <SavedMark state="failed" text={texts.notKept} />
  // What is wrong with the paper is told below the bar.
  if (saved === 'refused' && context.fault !== null) return <SavedMark state="failed" />
  if (saved === 'refused') return <SavedMark state="failed" text={texts.refused(context.message)} />
  if (saved === 'offline') return <SavedMark state="local" text={texts.offline} />
  if (saved === 'signedOut') return <SavedMark state="local" text={texts.signedOut} />
  if (isUnsaved) return <SavedMark state="saving" />
  if (paper.paperId === null) return <Hint span>{texts.isNew}</Hint>
  return <SavedMark state="saved" at={context.savedAt ?? undefined} />
}
