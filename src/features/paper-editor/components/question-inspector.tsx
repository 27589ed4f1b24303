import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ExchangeDialog } from '../exchange.dialog.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { withItem } from '../question-draft.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { useRemoving } from '../use-removing.ts'
import { CriteriaPoints } from './criteria-points.tsx'
import { FieldLabel } from './field-label.tsx'
import { ScoreField } from './score-field.tsx'

export interface QuestionInspectorProps {
  readonly question: PaperQuestion
  readonly editor: OpenEditor
}

/** A question's score, exchanging it for another, and removing it. */
export function QuestionInspector({ question, editor: { paper, numbers, courseId, edit } }: QuestionInspectorProps) {
  const texts = useTexts(inspectorTexts)
  const [isExchanging, setIsExchanging] = useState(false)
  const remove = useRemoving(edit)
  const { elementId, questionId, items } = question
  // The bank has nothing like a question that it does not know.
  const isUnsaved = questionId < 0
  return (
    <Stack gap={14}>
      {items.map((item, index) => {
        const printed = numbers.items.get(item.itemId)?.printed ?? ''
        return (
          <div key={item.itemId}>
            <FieldLabel>{texts.itemScore(printed)}</FieldLabel>
            <ScoreField
              printed={printed}
              score={item.score}
              onScore={(score) =>
                edit({ kind: 'update', change: { what: 'scores', scores: [{ itemId: item.itemId, score }] } })
              }
            />
            {item.key.kind === 'written' && (
              <CriteriaPoints
                answer={item.key}
                onChange={(changes) => edit({ kind: 'modify', element: withItem(question, index, changes) })}
              />
            )}
          </div>
        )
      })}
      <Group grow gap={8}>
        <Button leftSection={<Icon name="swap" small />} disabled={isUnsaved} onClick={() => setIsExchanging(true)}>
          {texts.exchange}
        </Button>
        <Button onClick={() => remove(question)}>{texts.remove}</Button>
      </Group>
      {isExchanging && (
        <ExchangeDialog
          question={question}
          paper={paper}
          courseId={courseId}
          onExchange={(other) => {
            setIsExchanging(false)
            edit({ kind: 'exchange', elementId, question: other })
          }}
          onClose={() => setIsExchanging(false)}
        />
      )}
    </Stack>
  )
}
