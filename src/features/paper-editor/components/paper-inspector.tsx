import { Button, Group, Stack, Text } from '@mantine/core'
import { freeId, questionsOf } from '#domain/paper/elements.ts'
import type { PaperText } from '#domain/paper/paper.ts'
import { pointsText } from '#domain/values/score.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { BatchScores } from './batch-scores.tsx'
import { CommittedField } from './committed-field.tsx'
import { SortFields } from './sort-fields.tsx'

export interface PaperInspectorProps {
  readonly editor: OpenEditor
  readonly basket: Basket
}

/** Settings of the paper as a whole. */
export function PaperInspector({ editor, basket }: PaperInspectorProps) {
  const texts = useTexts(inspectorTexts)
  const { paper, numbers, edit } = editor
  const questions = questionsOf(paper.elements)
  const addLine = (kind: PaperText['kind'], text: string) =>
    edit({
      kind: 'add',
      elements: [{ kind, elementId: freeId(kind, paper), text }],
      position: { sectionId: null, index: 0 },
    })
  return (
    <Stack gap={14}>
      <Text c="dimmed">{texts.total(numbers.itemCount, pointsText(numbers.score))}</Text>
      <CommittedField
        label={texts.duration}
        inputMode="numeric"
        value={String(paper.duration)}
        onCommit={(typed) =>
          edit({ kind: 'update', change: { what: 'duration', duration: typed.trim() === '' ? 0 : Number(typed) } })
        }
      />
      {questions.length > 0 && (
        <>
          <BatchScores questions={questions} edit={edit} />
          <SortFields sectionId={null} edit={edit} />
          <div>
            <Button fullWidth onClick={() => edit({ kind: 'format' })}>
              {texts.format}
            </Button>
            <Hint mt={4}>{texts.formatHint}</Hint>
          </div>
        </>
      )}
      <Button onClick={basket.take}>{texts.addBasket}</Button>
      <Group grow gap={8}>
        <Button onClick={() => addLine('title', paper.paperTitle)}>{texts.addTitle}</Button>
        <Button onClick={() => addLine('text', texts.newText)}>{texts.addText}</Button>
      </Group>
      <Restart editor={editor} count={questions.length} />
    </Stack>
  )
}

/** Clearing and resetting need a confirmation, because they affect more than what is on view. */
function Restart({ editor: { paper, context, edit }, count }: { readonly editor: OpenEditor; readonly count: number }) {
  const texts = useTexts(inspectorTexts)
  const confirm = useConfirm()
  const clear = async () => {
    const question = { body: texts.clearAsk(count), details: [texts.clearUndo], confirmLabel: texts.clear }
    if (await confirm({ ...question, destroy: true })) edit({ kind: 'clear' })
  }
  const reset = async () => {
    if (await confirm({ body: texts.resetAsk, details: [texts.resetUndo], confirmLabel: texts.reset }))
      edit({ kind: 'reset' })
  }
  return (
    <Group grow gap={8}>
      <Button disabled={context.history?.initial === paper} onClick={() => void reset()}>
        {texts.reset}
      </Button>
      <Button disabled={paper.elements.length === 0} onClick={() => void clear()}>
        {texts.clear}
      </Button>
    </Group>
  )
}
