import { Button, Flex, Group, Text } from '@mantine/core'
import { print } from '#api/contract/areas/print.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths.ts'
import { type PaperVersion, paperVersions } from '#domain/print/print-options.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { answerSheetTexts } from './answer-sheet.texts.ts'
import { PrintPages } from './components/print-pages.tsx'
import css from './print.module.css'
import { usePrintFile } from './use-print-file.ts'
import { usePrintOptions } from './use-print-options.ts'

export interface AnswerSheetScreenProps {
  readonly paperId: number
  /** The current class; null where there is none. */
  readonly courseId: number | null
}

/** 答题卡: a sheet to copy, or one for each student of the current class. */
export function AnswerSheetScreen({ paperId, courseId }: AnswerSheetScreenProps) {
  const texts = useTexts(answerSheetTexts)
  const { options, change } = usePrintOptions()
  const { version } = options
  const pages = useEndpoint(print.sheetPages, { paperId, version })
  return (
    <>
      <header className={css['bar']}>
        <Flex align="center" wrap="wrap" rowGap={8} columnGap={12}>
          <a className={css['back']} href={hrefOf(paths.printPaper(paperId))} aria-label={texts.back}>
            <Icon name="arrow-left" />
          </a>
          <h1>{pages.data?.title ?? texts.title}</h1>
          <SheetFiles paperId={paperId} courseId={courseId} version={version} />
        </Flex>
        <Flex align="center" wrap="wrap" rowGap={8} columnGap={14}>
          <Segments
            label={texts.version}
            value={version}
            segments={paperVersions.map((value) => ({ value, label: texts[value] }))}
            onChange={(chosen) => change({ version: chosen })}
          />
          <Text fz="sm" c="dimmed">
            {texts.hint}
            {courseId !== null && texts.classHint}
          </Text>
        </Flex>
      </header>
      <WhenFetched of={fetchedOf(pages)} skeletonRows={12}>
        {(sheet) => <PrintPages pages={sheet.pages} size="a4" />}
      </WhenFetched>
    </>
  )
}

function SheetFiles({ paperId, courseId, version }: AnswerSheetScreenProps & { readonly version: PaperVersion }) {
  const texts = useTexts(answerSheetTexts)
  const call = useCall()
  const blank = usePrintFile(() => call(print.answerSheet, { paperId, version }), texts.failedTitle)
  const ofClass = usePrintFile(
    () => call(print.classSheets, { paperId, version, courseId: courseId ?? 0 }),
    texts.failedTitle,
  )
  const icon = <Icon name="download" small />
  return (
    <Group gap={10} ml="auto">
      {courseId !== null && (
        <BusyButton leftSection={icon} busy={ofClass.isMaking} busyLabel={texts.making} onClick={ofClass.save}>
          {texts.classPdf}
        </BusyButton>
      )}
      <BusyButton leftSection={icon} busy={blank.isMaking} busyLabel={texts.making} onClick={blank.save}>
        {texts.pdf}
      </BusyButton>
      <Button variant="filled" leftSection={<Icon name="print" small />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </Group>
  )
}
