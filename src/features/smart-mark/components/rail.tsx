import { Box, Button, Group, Stack, Text } from '@mantine/core'
import type { PlaceableStudent, ScannedStudent, ScanPageRow, ScanRow } from '#api/contract/schemas/scans.ts'
import { usernameOfCode } from '#domain/classes/student-code.ts'
import { mayAlsoBeOf, needsStudent } from '#domain/scan/page-problems.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../job.module.css'
import { jobTexts } from '../job.texts.ts'
import { problemTexts, problemWhyTexts } from '#parts/scan-upload/problem.texts.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { namesShown, type PageActs } from '../use-page-acts.ts'
import type { ScanUpload } from '../use-scan-job.ts'
import { StudentChoice } from './student-choice.tsx'
import { UploadLine } from './upload-line.tsx'

interface RailProps {
  readonly scan: ScanRow
  readonly pages: readonly ScanPageRow[]
  readonly students: readonly ScannedStudent[]
  /** Whom a page can be given to by hand. */
  readonly takers: readonly PlaceableStudent[]
  readonly upload: ScanUpload
  readonly acts: PageActs
  readonly onLook: (scanPageId: number) => void
}

/** Pages that need a person, with the reason in plain words and what to do. */
export function Rail({ scan, pages, students, takers, upload, acts, onLook }: RailProps) {
  const texts = useTexts(jobTexts)
  const numbered = pages.map((page, index) => ({ ...page, number: index + 1 }))
  const found = numbered.filter(({ problem, isLeftOut }) => problem !== null && !isLeftOut)
  const following = found.filter(({ problem }) => problem?.seemsOf != null)
  const proposed = following.map(({ scanPageId, problem }) => ({ scanPageId, uid: problem?.seemsOf ?? 0 }))
  const others = new Set(following.flatMap(({ sheetPage }) => mayAlsoBeOf(sheetPage, students)))
  const placeAll = () =>
    acts.placeAsBefore(
      proposed,
      [...others].map(({ realname }) => realname),
    )
  return (
    <Box
      component="aside"
      className={css['rail']}
      bg="var(--surface)"
      style={{ overflowY: 'auto' }}
      aria-label={texts.problemsTitle}
    >
      {scan.state !== 'cancelled' && (
        <UploadLine upload={upload} scanId={scan.scanId} isFirst={scan.state === 'collecting'} />
      )}
      <Group px={20} py={12} gap={8} align="baseline">
        <h2>{texts.problemsTitle}</h2>
        <Hint>{texts.pages(found.length)}</Hint>
        {proposed.length > 1 && scan.state !== 'cancelled' && (
          <Button size="compact-xs" ml="auto" disabled={acts.isBusy} onClick={() => void placeAll()}>
            {texts.placeAll(proposed.length)}
          </Button>
        )}
      </Group>
      <ul>
        {found.map((page) => (
          <ProblemPage
            key={page.scanPageId}
            page={page}
            numberOf={(id) => numbered.find(({ scanPageId }) => scanPageId === id)?.number ?? 0}
            students={students}
            takers={takers}
            acts={acts}
            isOver={scan.state === 'cancelled'}
            onLook={onLook}
          />
        ))}
      </ul>
    </Box>
  )
}

interface ProblemPageProps extends Pick<RailProps, 'students' | 'takers' | 'acts' | 'onLook'> {
  readonly page: ScanPageRow & { readonly number: number }
  readonly numberOf: (scanPageId: number) => number
  /** Whether the scan was cancelled: its pages offer no acts. */
  readonly isOver: boolean
}

function ProblemPage({ page, numberOf, students, takers, acts, isOver, onLook }: ProblemPageProps) {
  const texts = useTexts(jobTexts)
  const [names, whys] = [useTexts(problemTexts), useTexts(problemWhyTexts)]
  const { problem, number, scanPageId, fileName } = page
  if (problem === null) return null
  const [name, why] = [names[problem.kind], whys[problem.kind]]
  const same = problem.sameAs === null ? [] : [texts.sameAs(numberOf(problem.sameAs))]
  const owner = ownerRead(page)
  const read = owner === null ? [] : [texts.number(owner)]
  const { proposed, others } = proposalOf(page, students)
  const isAsked = proposed !== undefined && others.length > 0
  const otherNames = others.slice(0, namesShown).map(({ realname }) => realname)
  const reason = isAsked ? texts.maybe(proposed.realname, texts.someNames(otherNames, others.length)) : why
  return (
    <Box component="li" px={20} py={13} style={{ borderBottom: 'var(--hairline)' }}>
      <Stack gap={4}>
        <Group justify="space-between" wrap="nowrap">
          <h3>{name}</h3>
          <Box
            component="button"
            type="button"
            c="var(--action)"
            fz="sm"
            td="underline"
            style={{ textUnderlineOffset: 3 }}
            onClick={() => onLook(scanPageId)}
          >
            {texts.page(number)}
          </Box>
        </Group>
        <Hint>{texts.sentences([...same, ...read, reason])}</Hint>
        {fileName !== null && (
          <Text c="dimmed" fz="xs" lineClamp={2} title={fileName} className="breakable">
            {fileName}
          </Text>
        )}
        {!isOver && <ProblemActs page={page} students={students} takers={takers} acts={acts} />}
      </Stack>
    </Box>
  )
}

/** The number or account that a page carries if it cannot go to that student; null if it has none. */
function ownerRead({ problem, writtenNumber }: ScanPageRow): string | null {
  const isOfOthers = problem?.kind === 'unknownStudent' || problem?.kind === 'notAssigned'
  // A printed code means its account: no list or slip shows it with prefix and check character.
  return isOfOthers && writtenNumber !== null ? (usernameOfCode(writtenNumber) ?? writtenNumber) : null
}

/** The student a page seems to belong to, and other candidates. */
function proposalOf({ problem, sheetPage }: ScanPageRow, students: readonly ScannedStudent[]) {
  const proposed = students.find(({ uid }) => uid === problem?.seemsOf)
  return { proposed, others: proposed === undefined ? [] : mayAlsoBeOf(sheetPage, students) }
}

/** Up to this many candidates get a button each. */
const mostButtons = 2

function ProblemActs({ page, students, takers, acts }: Omit<ProblemPageProps, 'numberOf' | 'isOver' | 'onLook'>) {
  const texts = useTexts(jobTexts)
  const { problem, scanPageId, number } = page
  const { proposed, others } = proposalOf(page, students)
  const isAsked = others.length > 0
  const asked = others.length > mostButtons ? [] : others
  const give = (uid: number) => void acts.place([{ scanPageId, uid }])
  return (
    <Group gap={6} mt={4}>
      {proposed !== undefined && (
        <Button size="compact-sm" disabled={acts.isBusy} onClick={() => give(proposed.uid)}>
          {(isAsked ? texts.maybeOf : texts.isOf)(proposed.realname)}
        </Button>
      )}
      {asked.map(({ uid, realname }) => (
        <Button key={uid} size="compact-sm" disabled={acts.isBusy} onClick={() => give(uid)}>
          {texts.maybeOf(realname)}
        </Button>
      ))}
      {needsStudent(problem) && (
        <StudentChoice students={takers} placeholder={texts.choose} label={texts.chooseFor(number)} onChoose={give} />
      )}
      <Button
        size="compact-sm"
        disabled={acts.isBusy}
        aria-label={texts.leaveOutNamed(number)}
        onClick={() => void acts.leaveOut(page)}
      >
        {texts.leaveOut}
      </Button>
    </Group>
  )
}
