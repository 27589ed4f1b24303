import { Button, Group } from '@mantine/core'
import { paths } from '#domain/paths/paths.ts'
import { PaperFailure } from '#parts/taken-back/paper-failure.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import { useCopying } from '../use-copying.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { PaperEditor } from '../use-paper-editor.ts'
import { Alone } from './alone.tsx'

export interface NotOpenedProps {
  readonly editor: PaperEditor
  readonly leaving: LeavingPaper
}

/** A paper that could not be opened: it is somebody else's, or the service did not respond. */
export function NotOpened({ editor, leaving }: NotOpenedProps) {
  const texts = useTexts(paperEditorTexts)
  const { context, facts, isMissing, send } = editor
  const { paperId } = context
  if (facts?.canEdit === false && paperId !== null)
    return (
      <Alone leaving={leaving}>
        <ForeignPaper editor={editor} paperId={paperId} leaving={leaving} />
      </Alone>
    )
  return (
    <Alone leaving={leaving}>
      <PaperFailure
        paperId={paperId ?? 0}
        isMissing={isMissing && paperId !== null}
        why={context.message}
        onRetry={() => send({ type: 'paper.retry' })}
        action={
          <Button component="a" {...leaving.linkTo(paths.myPapers)}>
            {texts.back}
          </Button>
        }
      />
      {context.draft !== null && (
        <Group justify="center">
          <Button onClick={() => send({ type: 'draft.use' })}>{texts.useDraft}</Button>
        </Group>
      )}
    </Alone>
  )
}

interface ForeignPaperProps extends NotOpenedProps {
  readonly paperId: number
}

function ForeignPaper({ editor, paperId, leaving }: ForeignPaperProps) {
  const texts = useTexts(paperEditorTexts)
  const { copy, isCopying, failure } = useCopying(editor, paperId, leaving)
  const actions = (
    <Group gap={8} justify="center">
      <Button component="a" {...leaving.linkTo(paths.myPapers)}>
        {texts.back}
      </Button>
      <BusyButton variant="filled" busy={isCopying} busyLabel={texts.copying} onClick={copy}>
        {texts.copy}
      </BusyButton>
    </Group>
  )
  return <EmptyState title={texts.foreign} titleAs="h2" why={failure ?? texts.foreignWhy} action={actions} />
}
