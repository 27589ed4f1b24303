import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { sheetTexts } from './sheet.texts.ts'
import type { SheetSize, SheetZoom } from './use-sheet-view.ts'
import { zoomClass } from './sheets.tsx'
import css from './sheets.module.css'

const lineNumbers = Array.from({ length: 10 }, (_, index) => index)

/** A full-size sheet with lines instead of words while the paper is loading. */
export function SheetSkeleton({ size, zoom }: { readonly size: SheetSize; readonly zoom: SheetZoom }) {
  const texts = useTexts(sheetTexts)
  return (
    <div className={css['stage']} role="status" aria-label={texts.loading}>
      <div className={classNames(css['sheets'], css[size], css[zoomClass[zoom]])}>
        <div className={css['page']}>
          <div className={css['bones']}>
            {lineNumbers.map((line) => (
              <i key={line} className={css['skeletonLine']} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
