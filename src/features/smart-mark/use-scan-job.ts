import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { scan } from '#api/contract/groups/scan.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { scanReviewMachine } from '#machines/scan-review/scan-review.machine.ts'
import type { ScanReviewInput } from '#machines/scan-review/scan-review.types.ts'
import { scanUploadMachine } from '#machines/scan-upload/scan-upload.machine.ts'
import { arrivedCount, isWaiting } from '#machines/scan-upload/scan-upload.rules.ts'
import { scanReviewActors } from './scan-review.actors.ts'
import { scanUploadActors } from './scan-upload.actors.ts'

/** The state of a scan, as reported by the service. */
export type ScanInfo = OutputOf<(typeof scan)['info']>

/** When to ask for the state again: sooner while pages are being read; otherwise some may still come from a phone. */
export function refetchAfter(scanned: ScanInfo['scan'] | undefined): number {
  if (scanned === undefined || scanned.isPaused) return refetchEvery.waiting
  return refetchEvery[scanned.waitingCount + scanned.blankPageCount > 0 ? 'reading' : 'waiting']
}

/** The state of a scan, polled. */
export function useScanInfo(scanId: number) {
  const query = useEndpoint(scan.info, { scanId }, { refetchInterval: (info) => refetchAfter(info?.scan) })
  return { ...fetchedOf(query), reportedAt: query.dataUpdatedAt }
}

/** The uploads from this page. */
export function useScanUpload(scanId: number) {
  const call = useCall()
  const cache = useQueryClient()
  const machine = useMemo(() => scanUploadMachine.provide({ actors: scanUploadActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { scanId } })
  const { files, failure } = snapshot.context
  const arrived = arrivedCount(files)
  useEffect(() => {
    if (arrived > 0) void cache.invalidateQueries({ queryKey: [scan.info.path] })
  }, [arrived, cache])
  return {
    files,
    failure,
    arrived,
    /** Files that leaving the page would drop. */
    unsent: files.filter(isWaiting).length,
    step: snapshot.value,
    send,
  }
}

export type ScanUpload = ReturnType<typeof useScanUpload>

interface ReportedCounts {
  readonly unsureCount: number
  readonly blankPageCount: number
  readonly reportedAt: number
}

/** The groups waiting for a decision; more arrive while pages are being read. */
export function useScanReview(input: ScanReviewInput, { unsureCount, blankPageCount, reportedAt }: ReportedCounts) {
  const call = useCall()
  const cache = useQueryClient()
  const machine = useMemo(() => scanReviewMachine.provide({ actors: scanReviewActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input })
  const { context } = snapshot
  const known = context.groups.reduce((sum, { readings }) => sum + readings.length, 0)
  const isResting = snapshot.matches('finished') || snapshot.matches('reviewing')
  const { undoable, published } = context
  const seenAt = useRef(0)
  const seenBlanks = useRef(blankPageCount)
  // Groups are reloaded only on news reported after the last decision, once per report: this page already knows its own
  // decisions. Once their handwriting is read, the same readings belong to different groups.
  const onReport = useEffectEvent((resting: boolean, at: number) => {
    seenBlanks.current = Math.max(seenBlanks.current, blankPageCount)
    const isNew = unsureCount > known || (blankPageCount === 0 && seenBlanks.current > 0)
    if (!resting || !isNew || at <= seenAt.current) return
    seenAt.current = at
    seenBlanks.current = blankPageCount
    send({ type: 'groups.reload' })
  })
  useEffect(() => {
    if (undoable.length === 0 && published === null) return
    seenAt.current = Date.now()
    for (const { path } of [scan.info, scan.pageReadings]) void cache.invalidateQueries({ queryKey: [path] })
  }, [undoable, published, cache])
  useEffect(() => onReport(isResting, reportedAt), [isResting, reportedAt])
  return { context, known, step: snapshot.value, isBusy: snapshot.hasTag('busy'), send }
}

export type ScanReview = ReturnType<typeof useScanReview>
