import { Button, Group, Stack } from '@mantine/core'
import { freeId, isSection, questionsOf } from '#domain/paper/elements.ts'
import type { NumberRule, PaperSection } from '#domain/paper/paper.ts'
import { elementsWithSameNumbers, renumbered } from '#domain/paper/section-numbers.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { useRemoving } from '../use-removing.ts'
import { BatchScores } from './batch-scores.tsx'
import { CommittedField } from './committed-field.tsx'
import { FieldLabel } from './field-label.tsx'
import { SortFields } from './sort-fields.tsx'

export interface SectionInspectorProps {
  readonly section: PaperSection
  readonly editor: OpenEditor
}

/** Heading, numbers, scores and order of a section. */
export function SectionInspector({ section, editor }: SectionInspectorProps) {
  const texts = useTexts(inspectorTexts)
  const { paper, edit } = editor
  const remove = useRemoving(edit)
  const { elementId, sectionText, children } = section
  const addText = () => {
    const line = { kind: 'text', elementId: freeId('text', paper), text: texts.newText } as const
    edit({ kind: 'add', elements: [line], position: { sectionId: elementId, index: 0 } })
  }
  return (
    <Stack gap={14}>
      <CommittedField
        label={texts.heading}
        value={sectionText}
        onCommit={(typed) => edit({ kind: 'modify', element: { kind: 'section', elementId, sectionText: typed } })}
      />
      {elementsWithSameNumbers(paper).has(elementId) && <ErrorText announced>{texts.sameNumbers}</ErrorText>}
      <Numbering section={section} editor={editor} />
      {questionsOf(children).length > 0 && (
        <>
          <BatchScores questions={questionsOf(children)} edit={edit} />
          <SortFields sectionId={elementId} edit={edit} />
        </>
      )}
      <Group grow gap={8}>
        <Button onClick={addText}>{texts.addText}</Button>
        <Button onClick={() => remove(section)}>{texts.removeSection}</Button>
      </Group>
    </Stack>
  )
}

/** Custom numbers require every section to have a first number, so all are set at once. */
function Numbering({ section, editor: { paper, numbers, edit } }: SectionInspectorProps) {
  const texts = useTexts(inspectorTexts)
  const sections = paper.elements.filter(isSection)
  const apply = (changes: Parameters<typeof renumbered>[2]) =>
    edit({
      kind: 'update',
      change: {
        what: 'numbering',
        sections: renumbered(paper, section.elementId, changes),
      },
    })
  const isUsual = sections.every(({ firstNumber }) => firstNumber === null)
  return (
    <div>
      <Stack gap={14}>
        <div>
          <FieldLabel>{texts.numberRule}</FieldLabel>
          <Segments<NumberRule>
            label={texts.numberRule}
            value={section.numberRule}
            segments={[
              { value: 'byItem', label: texts.byItem },
              { value: 'byQuestion', label: texts.byQuestion },
            ]}
            onChange={(numberRule) => apply({ numberRule })}
          />
        </div>
        <CommittedField
          label={texts.firstNumber}
          inputMode="numeric"
          value={String(section.firstNumber ?? firstPrinted(section, numbers))}
          onCommit={(typed) => apply({ firstNumber: Number(typed) })}
        />
      </Stack>
      <Hint mt={4}>{texts.firstNumberHint}</Hint>
      {!isUsual && (
        <Button
          ml="calc(-8 * var(--u) - 1px)"
          size="compact-sm"
          variant="subtle"
          onClick={() =>
            edit({
              kind: 'update',
              change: {
                what: 'numbering',
                sections: sections.map(({ elementId }) => ({ elementId, numberRule: 'byItem', firstNumber: null })),
              },
            })
          }
        >
          {texts.usualNumbers}
        </Button>
      )}
    </div>
  )
}

/** The number of the section's first question; 1 if it has none. */
function firstPrinted({ children }: PaperSection, { questions }: OpenEditor['numbers']): number {
  const [first] = questionsOf(children)
  return Number.parseInt(questions.get(first?.elementId ?? '')?.printed ?? '1', 10)
}
