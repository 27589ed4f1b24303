import { Button, Flex, Group, Stack } from '@mantine/core'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import { sheetSizes, type useSheetView, sheetZooms } from '#parts/paper-sheet/use-sheet-view.ts'
import type { PaperDetail } from '#parts/paper-sheet/paper-sheet.types.ts'
import { BackLink } from '#ui/back-link/back-link.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { listPath } from '../paper-paths.ts'
import { paperPreviewTexts } from '../paper-preview.texts.ts'
import type { AssignablePaper, ListedShelf } from '../papers.types.ts'

export interface PreviewBarProps {
  readonly shelf: ListedShelf
  /** Null while loading. */
  readonly paper: PaperDetail | null
  readonly view: ReturnType<typeof useSheetView>
  readonly onAssign: (paper: AssignablePaper) => void
}

/** The bar above the sheet: the way back, the title, the view options, 打印 and 布置. */
export function PreviewBar({ shelf, paper, view, onAssign }: PreviewBarProps) {
  const texts = useTexts(paperPreviewTexts)
  return (
    <Stack
      component="header"
      className="print-hidden"
      pos="sticky"
      top={0}
      gap={10}
      mt={-12}
      mb={14}
      pt={12}
      pb={10}
      bg="var(--bg)"
      style={{ zIndex: 10, borderBottom: 'var(--hairline)' }}
    >
      <Flex align="center" wrap="wrap" rowGap={8} columnGap={12}>
        <Back shelf={shelf} />
        <h1>{paper?.paperTitle ?? texts.title}</h1>
        <Hint>{paper !== null && texts.facts(paper.duration, pointsText(paper.score), paper.itemCount)}</Hint>
        <Group align="stretch" wrap="nowrap" gap={10} ml="auto">
          {paper?.canEdit === true && (
            <LinkButton to={paths.editPaper(paper.paperId)} leftSection={<Icon name="edit" small />}>
              {texts.edit}
            </LinkButton>
          )}
          {paper?.isOwn === true && (
            <LinkButton to={markingPaths.changeAnswer(paper.paperId)}>{texts.changeAnswers}</LinkButton>
          )}
          <Button disabled={paper === null} leftSection={<Icon name="print" small />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button
            variant="filled"
            disabled={paper === null || paper.itemCount === 0 || paper.unfinished.length > 0}
            onClick={() => paper !== null && onAssign(paper)}
          >
            {texts.assign}
          </Button>
        </Group>
      </Flex>
      <ViewChoices view={view} />
    </Stack>
  )
}

/** The way back to the list, as it was left. */
function Back({ shelf }: Pick<PreviewBarProps, 'shelf'>) {
  const texts = useTexts(paperPreviewTexts)
  const { query } = useNavigation()
  return (
    <BackLink
      href={hrefOf(listPath(shelf, query))}
      label={
        {
          all: texts.backAll,
          resources: texts.backResources,
          school: texts.backSchool,
          mine: texts.backMine,
          given: texts.backGiven,
        }[shelf]
      }
    />
  )
}

function ViewChoices({ view }: Pick<PreviewBarProps, 'view'>) {
  const texts = useTexts(paperPreviewTexts)
  const labelled = <Value extends 'none' | 'each' | 'end' | 'a4' | 'a3' | 'fit' | '100' | '125'>(
    values: readonly Value[],
  ) => values.map((value) => ({ value, label: texts[value] }))
  return (
    <Flex align="center" wrap="wrap" rowGap={8} columnGap={12}>
      <Segments label={texts.size} value={view.size} segments={labelled(sheetSizes)} onChange={view.setSize} />
      <Segments
        label={texts.answers}
        value={view.answers}
        segments={labelled(['none', 'each', 'end'])}
        onChange={view.setAnswers}
      />
      <Group wrap="nowrap" gap={8} ml="auto" c="dimmed" fz="sm">
        <span aria-hidden="true">{texts.zoom}</span>
        <Segments label={texts.zoom} value={view.zoom} segments={labelled(sheetZooms)} onChange={view.setZoom} />
      </Group>
    </Flex>
  )
}
