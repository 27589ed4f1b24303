import { Stack } from '@mantine/core'
import { type ClassReport, type ItemReport, report as reportArea } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { isRightAnswer } from '#domain/wrong-note/wrong-answer.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Bar } from '#ui/bar/bar.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { itemRow, itemColumns } from '#domain/report/report-tables.ts'
import { cellText } from '../report-cells.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useBlankNumber } from '../use-blank-number.ts'
import { DetailsBlock } from './details-block.tsx'
import { DrawerSteps } from './drawer-steps.tsx'
import { Facts } from './facts.tsx'
import { inOrderOf } from '../answer-groups.ts'
import { ItemAnswers } from './item-answers.tsx'
import { Passage, Stem } from './question-text.tsx'

interface ItemDrawerProps {
  readonly report: ClassReport
  readonly itemId: number
  /** The answer to point out; null for none. */
  readonly answer: string | null
  readonly onItem: (itemId: number) => void
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** One item: the question, who answered what, and why the right answer is right. */
export function ItemDrawer({ report, itemId, answer, onItem, onStudent, onClose }: ItemDrawerProps) {
  const texts = useTexts(reportDetailsTexts)
  const item = report.items.find((one) => one.itemId === itemId)
  return (
    <SideDrawer
      opened
      onClose={onClose}
      width={580}
      title={texts.itemTitle(item?.no ?? 0)}
      footer={
        <DrawerSteps
          ids={report.items.map((one) => one.itemId)}
          current={itemId}
          previousLabel={texts.previousItem}
          nextLabel={texts.nextItem}
          onStep={onItem}
        />
      }
    >
      {item !== undefined && <ItemFacts item={item} />}
      <ItemDetails key={itemId} report={report} itemId={itemId} answer={answer} onStudent={onStudent} />
    </SideDrawer>
  )
}

/** The table's figures for the item. */
function ItemFacts({ item }: { readonly item: ItemReport }) {
  const texts = useTexts(reportTablesTexts)
  const details = useTexts(reportDetailsTexts)
  const nameIn = useContentName()
  const cells = itemRow(item)
  const text = (column: (typeof itemColumns)[number]) => cellText(cells[itemColumns.indexOf(column)], texts)
  return (
    <Facts
      of={item.itemId}
      facts={[
        { name: details.knowledge, value: nameIn(item.knowledge) },
        { name: details.section, value: item.sectionText },
        { name: texts.mean, value: details.scoreOf(text('mean'), text('fullScore')) },
        {
          name: texts.facility,
          value: <Bar label={texts.facility} share={item.facility === null ? null : item.facility / 100} />,
        },
        { name: texts.discrimination, value: text('discrimination') },
      ]}
    />
  )
}

type ItemDetailsProps = Pick<ItemDrawerProps, 'report' | 'itemId' | 'answer' | 'onStudent'>

function ItemDetails({ itemId, ...rest }: ItemDetailsProps) {
  const { assignmentId } = rest.report.assignment
  const query = useEndpoint(reportArea.item, { assignmentId, itemId })
  return (
    <WhenFetched of={fetchedOf(query)} skeletonRows={9}>
      {(details) => <ItemQuestion details={details} itemId={itemId} {...rest} />}
    </WhenFetched>
  )
}

interface ItemQuestionProps extends ItemDetailsProps {
  readonly details: OutputOf<typeof reportArea.item>
}

function ItemQuestion({ details, report, itemId, answer, onStudent }: ItemQuestionProps) {
  const texts = useTexts(reportDetailsTexts)
  const letters = useTexts(reportTablesTexts)
  const { courseId, paperId } = report.assignment
  const { questionId, item, passage, list } = details
  const blank = useBlankNumber(paperId, itemId, passage)
  const answers = inOrderOf(report.students, list)
  const wrong = list.filter(({ score }) => score !== null && !isRightAnswer(item.key.kind, score, item.score)).length
  return (
    <>
      <Stack component="section" gap={10} py={14}>
        {passage !== '' && <Passage text={passage} opened={item.stem === ''} blank={blank} />}
        <Stem stem={item.stem} blank={blank} fz="var(--fs-question)" />
      </Stack>
      {report.hasVersionB && item.options.length > 0 && <Hint>{letters.lettersOfA}</Hint>}
      <ItemAnswers item={item} answers={answers} asked={answer} onStudent={onStudent} />
      {wrong > 0 && (
        <LinkButton size="xs" my={14} to={wrongNotePaths.question(courseId, questionId)}>
          {texts.practise(wrong)}
        </LinkButton>
      )}
      {item.analysis !== '' && (
        <DetailsBlock title={texts.analysis}>
          <RichText text={item.analysis} lang={languageOfText(item.analysis)} size="inherit" />
        </DetailsBlock>
      )}
    </>
  )
}
