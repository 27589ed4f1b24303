import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import { isSection } from '#domain/paper/elements.ts'
import { usualNumbering } from '#domain/paper/paper.ts'
import { MarksWrongNumbers } from '#parts/paper-sheet/marks-wrong-numbers.ts'
import { SheetBlockView } from '#parts/paper-sheet/sheet-block.tsx'
import { sheetTexts } from '#parts/paper-sheet/sheet.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import css from './workplace.module.css'
import { StageLeaf } from './stage-leaf.tsx'
import { StageSection } from './stage-section.tsx'

export interface PaperStageProps {
  readonly editor: OpenEditor
  readonly selection: Selection
  readonly ownerName: string
}

/** The paper as it prints; the selected element is open for editing in place. */
export function PaperStage({ editor, selection, ownerName }: PaperStageProps) {
  const texts = useTexts(sheetTexts)
  const { paper, numbers } = editor
  const { paperTitle, duration } = paper
  const { score } = numbers
  const head = useMemo(() => ({ paperTitle, duration, score, ownerName }), [paperTitle, duration, score, ownerName])
  return (
    <Box
      component="main"
      px={16}
      pt={16}
      pb={40}
      bg="var(--paper-2)"
      // Isolated: its hundreds of positioned boxes are in layers apart from those of the outline.
      style={{ overflow: 'auto', isolation: 'isolate', scrollbarWidth: 'thin' }}
    >
      <article className={css['sheet']} aria-label={texts.sheets}>
        <SheetBlockView block={{ kind: 'title' }} paper={head} onCorrect={undefined} />
        {paper.elements.length === 0 && (
          <Text py="calc(20 * var(--mm))" c="dimmed" ta="center">
            {texts.empty}
          </Text>
        )}
        <MarksWrongNumbers value>
          {paper.elements.map((element) =>
            isSection(element) ? (
              <StageSection
                key={element.elementId}
                section={element}
                head={head}
                editor={editor}
                selection={selection}
              />
            ) : (
              <StageLeaf
                key={element.elementId}
                leaf={element}
                rule={usualNumbering.numberRule}
                showsScores
                head={head}
                editor={editor}
                selection={selection}
              />
            ),
          )}
        </MarksWrongNumbers>
      </article>
    </Box>
  )
}
