import type { PaperSection } from '#domain/paper/paper.ts'
import { sectionHeading } from '#domain/paper/section-heading.ts'
import type { SheetHead } from '#parts/paper-sheet/paper-sheet.types.ts'
import { SheetBlockView } from '#parts/paper-sheet/sheet-block.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { scoreOfSection } from '../printed-blocks.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import css from './workplace.module.css'
import { StageLeaf } from './stage-leaf.tsx'

export interface StageSectionProps {
  readonly section: PaperSection
  readonly head: SheetHead
  readonly editor: OpenEditor
  readonly selection: Selection
}

/** A heading with the elements below it. */
export function StageSection({ section, head, editor, selection }: StageSectionProps) {
  const texts = useTexts(questionFormTexts)
  const { elementId, sectionText, children, numberRule } = section
  const sectionNo = editor.numbers.sections.get(elementId)?.sectionNo ?? 1
  const score = scoreOfSection(children)
  const isSelected = selection.element?.elementId === elementId
  return (
    <>
      <div className={classNames(css['selectable'], isSelected && css['marked'])}>
        <SheetBlockView
          block={{ kind: 'section', text: sectionHeading(sectionText, sectionNo), score }}
          paper={head}
          onCorrect={undefined}
        />
        <button
          type="button"
          className={css['cover']}
          aria-label={texts.openSection(sectionText)}
          onClick={() => selection.select(elementId)}
        />
      </div>
      {children.map((leaf) => (
        <StageLeaf
          key={leaf.elementId}
          leaf={leaf}
          rule={numberRule}
          showsScores={score.each === null}
          head={head}
          editor={editor}
          selection={selection}
        />
      ))}
    </>
  )
}
