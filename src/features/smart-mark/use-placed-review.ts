import { useEffect, useEffectEvent } from 'react'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { groupAt, keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { type ScanInfo, type ScanReview, useScanReview } from './use-scan-job.ts'

const keyInAddress = ({ reading }: Readonly<Record<string, string>>): string | null =>
  reading?.replace('.', ' ') ?? null

/** The review of a scan; the address names the reading in view, so that a reload, or coming back, returns to it. */
export function usePlacedReview(scan: ScanInfo['scan'], flags: ScanFlags, reportedAt: number): ScanReview {
  const { query, setQuery } = useNavigation()
  const asked = { isApart: flags.useOldWordSentence === '1', beginWith: keyInAddress(query) }
  const review = useScanReview({ scanId: scan.scanId, ...asked }, { ...scan, reportedAt })
  const { context, step } = review
  const reading = groupAt(context)?.readings[0]
  const key = reading === undefined ? null : keyOfReading(reading)
  const isKnown = step !== 'loading' && step !== 'failed'
  const show = useEffectEvent((shown: string | null) => {
    if (shown !== keyInAddress(query)) setQuery({ reading: shown?.replace(' ', '.') ?? null })
  })
  useEffect(() => {
    if (isKnown) show(key)
  }, [isKnown, key])
  return review
}
