import { ActionIcon, Box, Flex, Stack } from '@mantine/core'
import { isSection } from '#domain/paper/elements.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useElementName } from '../element-names.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import css from './inspector.module.css'
import { PaperInspector } from './paper-inspector.tsx'
import { QuestionInspector } from './question-inspector.tsx'
import { SectionInspector } from './section-inspector.tsx'
import { TextInspector } from './text-inspector.tsx'

export interface InspectorProps {
  readonly editor: OpenEditor
  readonly selection: Selection
  readonly basket: Basket
}

/** The settings of the selected question or section, or of the paper if nothing is selected. */
export function Inspector({ editor, selection: { element, select, step }, basket }: InspectorProps) {
  const texts = useTexts(inspectorTexts)
  const nameIn = useContentName()
  const nameOf = useElementName(editor.numbers)
  const name = element === null ? texts.paper : nameOf(element)
  return (
    <Stack
      component="aside"
      gap={0}
      miw={0}
      mih={0}
      bg="var(--surface)"
      style={{ borderLeft: 'var(--hairline)' }}
      aria-label={name}
    >
      <Flex component="header" align="center" gap={6} px={20} py={12} style={{ borderBottom: 'var(--hairline)' }}>
        <h2 className={`breakable ${css['name']}`}>{name}</h2>
        <Box component="span" flex={1} c="dimmed" fz="sm">
          {element?.kind === 'question' && nameIn(element.typeName)}
        </Box>
        <ActionIcon size="xs" aria-label={texts.previous} onClick={() => step(-1)}>
          <Icon name="chevron-up" small />
        </ActionIcon>
        <ActionIcon size="xs" aria-label={texts.next} onClick={() => step(1)}>
          <Icon name="chevron-down" small />
        </ActionIcon>
        {element !== null && (
          <ActionIcon size="xs" aria-label={texts.toPaper} onClick={() => select(null)}>
            <Icon name="close" small />
          </ActionIcon>
        )}
      </Flex>
      <Box
        component="fieldset"
        flex={1}
        miw={0}
        mih={0}
        px={20}
        pt={14}
        pb={16}
        style={{ overflowY: 'auto', scrollbarWidth: 'thin' }}
        disabled={editor.isReadOnly}
      >
        {element === null && <PaperInspector editor={editor} basket={basket} />}
        {element !== null && isSection(element) && (
          <SectionInspector key={element.elementId} section={element} editor={editor} />
        )}
        {element?.kind === 'question' && (
          <QuestionInspector key={element.elementId} question={element} editor={editor} />
        )}
        {(element?.kind === 'text' || element?.kind === 'title') && (
          <TextInspector key={element.elementId} line={element} editor={editor} />
        )}
      </Box>
    </Stack>
  )
}
