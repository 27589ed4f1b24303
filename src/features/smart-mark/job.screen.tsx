import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { classNames } from '#ui/class-names.ts'
import type { LinkTo } from '#parts/leaving/leaving-link.ts'
import type { LetterKeys } from '#parts/letter-keys/use-letter-keys.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { KeyLine } from './components/key-line.tsx'
import { MiddlePane } from './components/middle-pane.tsx'
import { PageStrip } from './components/page-strip.tsx'
import { Rail } from './components/rail.tsx'
import { WholePage } from './components/whole-page.tsx'
import css from './job.module.css'
import { jobTexts } from './job.texts.ts'
import { useLeavingUpload } from './use-leaving-upload.ts'
import { usePageActs } from './use-page-acts.ts'
import { usePlacedReview } from './use-placed-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { type ScanInfo, useScanInfo, useScanUpload } from './use-scan-job.ts'

export interface JobScreenProps {
  readonly scanId: number
  /** The options that are open: whether each handwritten answer is decided separately, and what the list offers. */
  readonly flags: ScanFlags
  readonly letterKeys: LetterKeys
}

/** The scan of one assignment: sheets are added, read, decided if unclear, and then written as scores. */
export function JobScreen({ scanId, ...options }: JobScreenProps) {
  const texts = useTexts(jobTexts)
  const { value, failure, onRetry, reportedAt } = useScanInfo(scanId)
  if (value !== undefined) return <Workplace info={value} reportedAt={reportedAt} {...options} />
  return (
    <div className={css['workplace']}>
      <FocusBar back={{ href: hrefOf(paths.smartMark) }} backLabel={texts.back} title={texts.title} />
      <Box component="main" style={{ gridRow: '2 / -1', alignSelf: 'center' }}>
        {failure === null ? <SkeletonRows rows={5} /> : <FailedState why={failure} onRetry={onRetry} />}
      </Box>
    </div>
  )
}

interface WorkplaceProps extends Omit<JobScreenProps, 'scanId'> {
  readonly info: ScanInfo
  /** When this was loaded. */
  readonly reportedAt: number
}

function Workplace({ info, reportedAt, flags, letterKeys }: WorkplaceProps) {
  const texts = useTexts(jobTexts)
  const { scan, pages, students, roster } = info
  const upload = useScanUpload(scan.scanId)
  const review = usePlacedReview(scan, flags, reportedAt)
  const linkTo = useLeavingUpload(upload.unsent)
  const acts = usePageActs(scan.scanId)
  const [chosenPage, setChosenPage] = useState<number | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const isOff = isChecking || scan.state === 'cancelled'
  useReviewKeys(review, { isOff, usesLetters: letterKeys.usesLetters })
  const reading = review.context.groups[review.context.index]?.readings[0]
  const inView = (isChecking ? chosenPage : null) ?? reading?.scanPageId ?? chosenPage ?? pages[0]?.scanPageId ?? null
  const state = texts.state(shortClassName(scan.courseName), scan.studentCount, scan.pageCount)
  const look = (scanPageId: number) => {
    setChosenPage(scanPageId)
    setIsChecking(true)
  }
  return (
    <div className={css['workplace']}>
      <FocusBar
        back={linkTo(paths.smartMark)}
        backLabel={texts.back}
        title={scan.assignmentName}
        state={<span>{state}</span>}
      >
        <BarActs
          info={info}
          acts={acts}
          isChecking={isChecking}
          linkTo={linkTo}
          onCheck={() => {
            // The groups may change while somebody looks: the page stays.
            setChosenPage(inView)
            setIsChecking(!isChecking)
          }}
        />
      </FocusBar>
      <PageStrip pages={pages} scan={scan} onLook={look} />
      <div className={classNames(css['work'], isChecking && css['checking'])}>
        <Rail {...{ scan, pages, students, upload, acts }} takers={roster ?? students} onLook={look} />
        <MiddlePane info={info} upload={upload} review={review} acts={acts} flags={flags} linkTo={linkTo} />
        <WholePage
          info={info}
          scanPageId={inView}
          marked={isChecking ? null : (reading ?? null)}
          showsValues={isChecking}
          acts={acts}
          onLook={look}
          onCorrected={() => review.send({ type: 'groups.reload' })}
        />
      </div>
      {scan.state !== 'cancelled' && <KeyLine review={review} letterKeys={letterKeys} />}
    </div>
  )
}

interface BarActsProps {
  readonly info: ScanInfo
  readonly acts: ReturnType<typeof usePageActs>
  readonly isChecking: boolean
  readonly linkTo: LinkTo
  readonly onCheck: () => void
}

function BarActs({ info: { scan }, acts, isChecking, linkTo, onCheck }: BarActsProps) {
  const texts = useTexts(jobTexts)
  const { state, isPaused, stop, pageCount, blankPageCount, autoCount } = scan
  const isBeingRead = state === 'reading' || (blankPageCount > 0 && state !== 'cancelled')
  return (
    <>
      {autoCount > 0 && (
        <Button size="xs" leftSection={<Icon name="eye" small />} aria-pressed={isChecking} onClick={onCheck}>
          {isChecking ? texts.hideChecked : texts.checked(autoCount)}
        </Button>
      )}
      {isBeingRead && !isPaused && (
        <Button size="xs" disabled={acts.isBusy} onClick={acts.pause}>
          {texts.pause}
        </Button>
      )}
      {isPaused && stop === null && (
        <Button size="xs" disabled={acts.isBusy} onClick={acts.resume}>
          {texts.resume}
        </Button>
      )}
      {state !== 'cancelled' && state !== 'collecting' && (
        <Button size="xs" disabled={acts.isBusy} onClick={() => void acts.giveUp(pageCount)}>
          {texts.cancel}
        </Button>
      )}
      <Button component="a" size="xs" {...linkTo(paths.smartMark)}>
        {texts.later}
      </Button>
    </>
  )
}
