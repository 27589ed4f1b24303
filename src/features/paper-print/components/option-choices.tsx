import { Checkbox, Flex } from '@mantine/core'
import { answerPositions, columnCounts, paperSizes, paperVersions } from '#domain/print/print-options.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { printPreviewTexts } from '../print-preview.texts.ts'
import type { PrintBarProps } from './print-bar.types.ts'

/** How the paper is printed, with every choice in view. */
export function OptionChoices({ options, onChange }: Pick<PrintBarProps, 'options' | 'onChange'>) {
  const texts = useTexts(printPreviewTexts)
  const labelled = <Value extends 'a4' | 'a3' | 'one' | 'two' | 'none' | 'each' | 'end' | 'A' | 'B'>(
    values: readonly Value[],
  ) => values.map((value) => ({ value, label: texts[value] }))
  return (
    <>
      <Flex align="center" wrap="wrap" rowGap={8} columnGap={14}>
        <Segments
          label={texts.size}
          value={options.size}
          segments={labelled(paperSizes)}
          onChange={(size) => onChange({ size, columns: size === 'a3' ? 'two' : 'one' })}
        />
        <Segments
          label={texts.columns}
          value={options.columns}
          segments={labelled(columnCounts)}
          onChange={(columns) => onChange({ columns })}
        />
        <Segments
          label={texts.answers}
          value={options.answers}
          segments={labelled(answerPositions)}
          onChange={(answers) => onChange({ answers })}
        />
        <Segments
          label={texts.version}
          value={options.version}
          segments={labelled(paperVersions)}
          onChange={(version) => onChange({ version })}
        />
        <Checkbox
          label={texts.analysis}
          checked={options.analysis}
          disabled={options.answers === 'none'}
          onChange={({ currentTarget }) => onChange({ analysis: currentTarget.checked })}
        />
        <Checkbox
          label={texts.sealed}
          checked={options.sealed}
          onChange={({ currentTarget }) => onChange({ sealed: currentTarget.checked })}
        />
      </Flex>
      {options.version === 'B' && <Hint>{texts.versionHint}</Hint>}
    </>
  )
}
