import { print } from '#api/contract/groups/print.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { WrongNumbersNote } from '#parts/paper-sheet/wrong-numbers-note.tsx'
import { PaperFailure } from '#parts/taken-back/paper-failure.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { PrintBar } from './components/print-bar.tsx'
import { PrintPages } from './components/print-pages.tsx'
import css from './print.module.css'
import { printedOf } from './printed-of.ts'
import { usePrintOptions } from './use-print-options.ts'

/** The print preview of a paper: how it is printed, its pages, and the files to download. */
export function PrintPreviewScreen({ paperId }: { readonly paperId: number }) {
  const { options, change } = usePrintOptions()
  const { title, pages, isMissing } = printedOf(
    useEndpoint(print.pages, { paperId, ...options }, { keepsPrevious: true }),
    ({ paperTitle }) => paperTitle,
  )
  return (
    <div className={css['room']}>
      <PrintBar
        paperId={paperId}
        paperTitle={title}
        isPrinted={pages.value !== undefined}
        options={options}
        onChange={change}
      />
      {isMissing ? (
        <PaperFailure paperId={paperId} isMissing why={pages.failure} onRetry={pages.onRetry} />
      ) : (
        <WhenFetched of={pages} skeletonRows={12}>
          {(printed) => (
            <>
              <WrongNumbersNote questions={printed.wrongNumbers} />
              <PrintPages pages={printed.pages} unset={printed.unset} size={options.size} />
            </>
          )}
        </WhenFetched>
      )}
    </div>
  )
}
