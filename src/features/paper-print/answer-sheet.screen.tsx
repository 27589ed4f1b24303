import { Anchor, Button, Flex, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { course } from '#api/contract/groups/course.ts'
import { print } from '#api/contract/groups/print.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useGrants } from '#api/queries/use-grants.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { isOpen } from '#domain/features/granted-features.ts'
import { paths } from '#domain/paths/paths.ts'
import { type PaperVersion, paperVersions } from '#domain/print/print-options.ts'
import { PaperFailure } from '#parts/taken-back/paper-failure.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { answerSheetTexts } from './answer-sheet.texts.ts'
import { PreviewHead } from './components/preview-head.tsx'
import { PrintPages } from './components/print-pages.tsx'
import { SaveButton } from './components/save-button.tsx'
import { printedOf } from './printed-of.ts'
import { usePrintFile } from './use-print-file.ts'
import { usePrintOptions } from './use-print-options.ts'

export interface AnswerSheetScreenProps {
  readonly paperId: number
  /** The current class; null if there is none. */
  readonly courseId: number | null
}

/** 答题卡: a blank sheet to copy, or one for each student of a class, initially the current one. */
export function AnswerSheetScreen({ paperId, courseId: current }: AnswerSheetScreenProps) {
  const texts = useTexts(answerSheetTexts)
  const [chosen, choose] = useState<number | null>(null)
  const courseId = chosen ?? current
  const { options, change, printQuery } = usePrintOptions()
  const { version } = options
  const sheet = useEndpoint(print.sheetPages, { paperId, version }, { keepsPrevious: true })
  const { title, pages, isMissing } = printedOf(sheet, (data) => data.title)
  return (
    <>
      <PreviewHead
        back={paths.printPaper(paperId, printQuery)}
        backLabel={texts.back}
        title={title ?? texts.title}
        files={<SheetFiles paperId={paperId} courseId={courseId} version={version} />}
      >
        <Flex align="center" wrap="wrap" rowGap={8} columnGap={14}>
          <Segments
            label={texts.version}
            value={version}
            segments={paperVersions.map((value) => ({ value, label: texts[value] }))}
            onChange={(chosen) => change({ version: chosen })}
          />
          {courseId !== null && <ClassChoice courseId={courseId} onChoose={choose} />}
          <Hint>
            {texts.hint}
            {courseId !== null && ` ${texts.classHint}`}
          </Hint>
          <ThenScan />
        </Flex>
      </PreviewHead>
      {isMissing ? (
        <PaperFailure paperId={paperId} isMissing why={pages.failure} onRetry={pages.onRetry} />
      ) : (
        <WhenFetched of={pages} skeletonRows={12}>
          {(sheet) => <PrintPages pages={sheet.pages} size="a4" />}
        </WhenFetched>
      )}
    </>
  )
}

/** Where the collected sheets go: to smart marking, or to the feature while it is not open. */
function ThenScan() {
  const texts = useTexts(answerSheetTexts)
  const { known } = useGrants()
  if (known === undefined) return null
  const canScan = isOpen(known.grants, 'smartMark', known.now)
  return (
    <Anchor fz="sm" href={hrefOf(canScan ? paths.smartMark : paths.features)}>
      {canScan ? texts.scan : texts.scanClosed}
    </Anchor>
  )
}

interface ClassChoiceProps {
  readonly courseId: number
  readonly onChoose: (courseId: number) => void
}

/** Renders nothing while there is no other class. */
function ClassChoice({ courseId, onChoose }: ClassChoiceProps) {
  const texts = useTexts(answerSheetTexts)
  const courses = useEndpoint(course.list, {
    status: courseStatuses.inUse,
    pager: { currentPage: 1, pageSize: pageSizes.courses },
  })
  const list = courses.data?.list ?? []
  if (list.length < 2) return null
  return (
    <NativeSelect
      aria-label={texts.ofClass}
      value={courseId}
      data={list.map((one) => ({ value: String(one.courseId), label: one.courseName }))}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
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
  return (
    <>
      {courseId !== null && <SaveButton file={ofClass}>{texts.classPdf}</SaveButton>}
      <SaveButton file={blank}>{texts.pdf}</SaveButton>
      <Button variant="filled" leftSection={<Icon name="print" small />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  )
}
