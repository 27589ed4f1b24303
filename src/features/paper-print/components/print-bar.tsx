import { Button } from '@mantine/core'
import { print } from '#api/contract/groups/print.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { paths } from '#domain/paths/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { printPreviewTexts } from '../print-preview.texts.ts'
import { usePrintFile } from '../use-print-file.ts'
import { usePrintOptions } from '../use-print-options.ts'
import { useWordFile } from '../use-word-file.ts'
import { OptionChoices } from './option-choices.tsx'
import { PreviewHead } from './preview-head.tsx'
import { SaveButton } from './save-button.tsx'
import type { PrintBarProps } from './print-bar.types.ts'

/** The way back, what is printed, the print options, and the files to download. */
export function PrintBar({ paperId, paperTitle, isPrinted, options, onChange }: PrintBarProps) {
  const texts = useTexts(printPreviewTexts)
  const { printQuery } = usePrintOptions()
  const opener = printQuery.from === 'editor' ? paths.editPaper : paths.paper
  const call = useCall()
  const pdf = usePrintFile(() => call(print.pdf, { paperId, ...options }), texts.failedTitle)
  const word = useWordFile(paperId, options)
  const qti = usePrintFile(() => call(print.qti, { paperId }), texts.failedTitle)
  return (
    <PreviewHead
      back={opener(paperId)}
      backLabel={texts.back}
      title={paperTitle ?? texts.title}
      files={
        <>
          <a href={hrefOf(paths.answerSheet(paperId, printQuery))}>{texts.answerSheet}</a>
          <SaveButton file={qti}>{texts.qti}</SaveButton>
          <SaveButton file={word}>{texts.word}</SaveButton>
          <SaveButton file={pdf}>{texts.pdf}</SaveButton>
          <Button
            variant="filled"
            disabled={!isPrinted}
            leftSection={<Icon name="print" small />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <OptionChoices options={options} onChange={onChange} />
    </PreviewHead>
  )
}
