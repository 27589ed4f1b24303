import { scan as scanCalls } from '#api/contract/groups/scan.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { SheetPage } from '#parts/marked-page/sheet-page.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import css from '../read-values.module.css'
import { ReadValues, type ReadValuesProps } from './read-values.tsx'

interface CheckedPageProps extends Omit<ReadValuesProps, 'read'> {
  readonly scanPageId: number
  readonly isHeadHidden: boolean
  /** What the picture shows, in words. */
  readonly label: string
}

/** A page with the values read on it; without them it is shown all the same. */
export function CheckedPage({ scanPageId, isHeadHidden, label, ...values }: CheckedPageProps) {
  const { scanId } = values
  const { value, failure, onRetry } = fetchedOf(useEndpoint(scanCalls.pageReadings, { scanId, scanPageId }))
  return (
    <>
      {failure !== null && <FailedState why={failure} onRetry={onRetry} />}
      <div className={css['scrolled']}>
        <div className={css['legible']}>
          <SheetPage scanPageId={scanPageId} isHeadHidden={isHeadHidden} label={label}>
            {value !== undefined && <ReadValues read={value} {...values} />}
          </SheetPage>
        </div>
      </div>
    </>
  )
}
