import { Button, Stack } from '@mantine/core'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { FileDrop } from '#parts/file-drop/file-drop.tsx'
import { chosenFile } from '#parts/scan-upload/send-file.ts'
import type { LinkTo } from '#parts/leaving/leaving-link.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import css from '../job.module.css'
import { jobTexts } from '../job.texts.ts'
import type { PageActs } from '../use-page-acts.ts'
import type { ScanInfo, ScanReview, ScanUpload } from '../use-scan-job.ts'
import { GroupPanel } from './group-panel.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { ReadingStopped } from './reading-stopped.tsx'
import { sheetFiles, UploadState } from './upload-line.tsx'

interface MiddlePaneProps {
  readonly info: ScanInfo
  readonly upload: ScanUpload
  readonly review: ScanReview
  readonly acts: PageActs
  readonly flags: ScanFlags
  readonly linkTo: LinkTo
}

/** The current step: adding sheets, deciding readings, or writing scores. */
export function MiddlePane({ info, upload, review, acts, flags, linkTo }: MiddlePaneProps) {
  const { step, context, send } = review
  return (
    <Stack component="main" className={css['middle']} gap={14} px={28} py={20} style={{ overflowY: 'auto' }}>
      {info.scan.stop !== null && <ReadingStopped info={info} acts={acts} />}
      {info.scan.state === 'cancelled' ? (
        <GivenUp acts={acts} />
      ) : info.scan.state === 'collecting' ? (
        <BringSheets upload={upload} />
      ) : step === 'failed' ? (
        <FailedState why={context.failure ?? ''} onRetry={() => send({ type: 'groups.reload' })} />
      ) : step === 'loading' && context.groups.length === 0 ? (
        <SkeletonRows rows={4} />
      ) : context.groups.length > 0 ? (
        <GroupPanel
          review={review}
          students={info.students}
          pages={info.pages}
          blankPageCount={info.scan.isPaused ? 0 : info.scan.blankPageCount}
        />
      ) : (
        <PublishPanel info={info} review={review} flags={flags} linkTo={linkTo} />
      )}
    </Stack>
  )
}

/** A cancelled scan accepts no sheets; it can be resumed, or a new one started from the list. */
function GivenUp({ acts }: Pick<MiddlePaneProps, 'acts'>) {
  const texts = useTexts(jobTexts)
  return (
    <EmptyState
      title={texts.cancelledTitle}
      why={texts.cancelledWhy}
      action={
        <Button variant="filled" disabled={acts.isBusy} onClick={acts.resume}>
          {texts.restore}
        </Button>
      }
    />
  )
}

function BringSheets({ upload }: { readonly upload: ScanUpload }) {
  const texts = useTexts(jobTexts)
  const { send } = upload
  return (
    <Stack gap={16}>
      <h2>{texts.upload}</h2>
      <FileDrop
        invitation={texts.drop}
        hint={texts.dropHint}
        accept={sheetFiles}
        isBusy={false}
        busyLabel={texts.uploading}
        takesSeveral
        onFile={(file) => send({ type: 'files.add', files: [chosenFile(file)] })}
      />
      <UploadState upload={upload} />
      <Hint>{texts.readingHint}</Hint>
    </Stack>
  )
}
