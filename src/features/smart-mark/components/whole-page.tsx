import { ActionIcon, Box, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PageReadingRow, PlaceableStudent, ScanPageRow } from '#api/contract/schemas/scans.ts'
import { needsStudent } from '#domain/scan/page-problems.ts'
import { scanPageAddress } from '#api/ports/scan-address.ts'
import { OnSheet, SheetPage } from '#parts/marked-page/sheet-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../job.module.css'
import { jobTexts } from '../job.texts.ts'
import { problemTexts, problemWhyTexts } from '#parts/scan-upload/problem.texts.ts'
import { Hint } from '#ui/hint/hint.tsx'
import type { PageActs } from '../use-page-acts.ts'
import type { ScanInfo } from '../use-scan-job.ts'
import { CheckedPage } from './checked-page.tsx'
import { StudentChoice } from './student-choice.tsx'

interface WholePageProps {
  readonly info: ScanInfo
  readonly scanPageId: number | null
  /** The answer being decided; null for none. */
  readonly marked: PageReadingRow | null
  readonly showsValues: boolean
  readonly acts: PageActs
  readonly onLook: (scanPageId: number) => void
  readonly onCorrected: () => void
}

/** The whole page around what is being decided, with the answer highlighted; or with all values read on it. */
export function WholePage({ info, scanPageId, marked, showsValues, acts, onLook, onCorrected }: WholePageProps) {
  const texts = useTexts(jobTexts)
  const { pages, students, roster } = info
  const at = pages.findIndex((page) => page.scanPageId === scanPageId)
  const page = pages[at]
  if (page === undefined) return <Pane label={texts.values} />
  const student = students.find(({ uid }) => uid === page.uid)
  const label = texts.whole(at + 1, pages.length)
  const { isHeadHidden } = page
  return (
    <Pane label={label}>
      <Group gap={10} wrap="nowrap" justify="space-between">
        <Text fw={600} fz="sm">
          {student === undefined ? texts.nobody : texts.whose(student.realname, page.sheetPage ?? 1)}
        </Text>
        <PageSteps at={at} pages={pages} onLook={onLook} />
      </Group>
      {page.turned !== 0 && <Hint>{texts.turned}</Hint>}
      {roster !== null && page.state === 'read' && <Hint>{isHeadHidden ? texts.headHidden : texts.headShown}</Hint>}
      {info.scan.state !== 'cancelled' && page.state !== 'waiting' && (
        <HeadActs page={page} number={at + 1} takers={takersOf(page, info)} acts={acts} />
      )}
      {page.state !== 'read' && <NotRead page={page} label={label} />}
      {page.state === 'read' && showsValues && (
        <CheckedPage
          key={page.scanPageId}
          scanId={info.scan.scanId}
          scanPageId={page.scanPageId}
          isHeadHidden={isHeadHidden}
          label={label}
          name={student?.realname ?? texts.nobody}
          canCorrect={info.scan.state !== 'cancelled'}
          onCorrected={onCorrected}
        />
      )}
      {page.state === 'read' && !showsValues && (
        <SheetPage scanPageId={page.scanPageId} isHeadHidden={isHeadHidden} label={label}>
          {marked !== null && marked.scanPageId === page.scanPageId && (
            <OnSheet area={marked.area} className={css['spot']} />
          )}
        </SheetPage>
      )}
    </Pane>
  )
}

const Pane = ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => (
  <Stack
    component="aside"
    className={css['whole']}
    gap={10}
    px={20}
    py={13}
    bg="var(--spine)"
    style={{ overflowY: 'auto' }}
    aria-label={label}
  >
    {children}
  </Stack>
)

interface PageStepsProps extends Pick<WholePageProps, 'onLook'> {
  readonly at: number
  readonly pages: readonly ScanPageRow[]
}

/** Which of the pages it is, between the steps to the one before and the one after. */
function PageSteps({ at, pages, onLook }: PageStepsProps) {
  const texts = useTexts(jobTexts)
  const go = (to: number) => {
    const next = pages[to]
    if (next !== undefined) onLook(next.scanPageId)
  }
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="subtle" size="sm" aria-label={texts.previous} disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon name="chevron-left" small />
      </ActionIcon>
      <Text fz="sm">{texts.whole(at + 1, pages.length)}</Text>
      <ActionIcon
        variant="subtle"
        size="sm"
        aria-label={texts.next}
        disabled={at === pages.length - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="chevron-right" small />
      </ActionIcon>
    </Group>
  )
}

/** Whom a page can be given to: while marking is blind anybody, but only if a person says whose it is. */
function takersOf(page: ScanPageRow, { students, roster }: ScanInfo): readonly PlaceableStudent[] {
  if (page.state !== 'read' || page.problem?.kind === 'otherPaper') return []
  if (roster === null) return students.filter(({ uid }) => uid !== page.uid)
  return page.isPlaced || needsStudent(page.problem) ? roster : []
}

interface HeadActsProps {
  readonly page: ScanPageRow
  readonly number: number
  readonly takers: readonly PlaceableStudent[]
  readonly acts: PageActs
}

/** Gives the page to another student, or leaves it out; one that was left out can be put back. */
function HeadActs({ page: { scanPageId, isLeftOut }, number, takers, acts }: HeadActsProps) {
  const texts = useTexts(jobTexts)
  const of = { scanPageId, number }
  if (isLeftOut)
    return (
      <Group gap={6}>
        <Hint>{texts.isLeftOut}</Hint>
        <Button
          size="compact-sm"
          disabled={acts.isBusy}
          aria-label={texts.putBackNamed(number)}
          onClick={() => void acts.putBack(of)}
        >
          {texts.putBack}
        </Button>
      </Group>
    )
  return (
    <Group gap={6}>
      {takers.length > 0 && (
        <StudentChoice
          students={takers}
          placeholder={texts.anotherStudent}
          label={texts.anotherStudentFor(number)}
          disabled={acts.isBusy}
          onChoose={(chosen) => void acts.place([{ scanPageId, uid: chosen }])}
        />
      )}
      <Button
        size="compact-sm"
        disabled={acts.isBusy}
        aria-label={texts.leaveOutNamed(number)}
        onClick={() => void acts.leaveOut(of)}
      >
        {texts.leaveOut}
      </Button>
    </Group>
  )
}

/** The page as uploaded, with why it was not read and what to do. */
function NotRead({ page, label }: { readonly page: ScanPageRow; readonly label: string }) {
  const texts = useTexts(jobTexts)
  const [names, whys] = [useTexts(problemTexts), useTexts(problemWhyTexts)]
  const { problem, hasPicture, scanPageId, state } = page
  return (
    <Stack gap={8}>
      {problem !== null && (
        <Text c="var(--need)" fz="sm">
          <b>{names[problem.kind]}</b> {whys[problem.kind]}
        </Text>
      )}
      {hasPicture ? (
        <Box component="img" w="100%" bd="var(--hairline)" src={scanPageAddress(scanPageId)} alt={label} />
      ) : (
        <Hint>{state === 'waiting' ? texts.notYetRead : texts.notRead}</Hint>
      )}
    </Stack>
  )
}
