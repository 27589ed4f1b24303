import type { ReactNode } from 'react'
import { scanPageAddress } from '#api/ports/scan-address.ts'
import { sheetPage } from '#domain/answer-sheet/sheet-geometry.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import css from './marked-page.module.css'

interface SheetPageProps {
  readonly scanPageId: number
  readonly isHeadHidden?: boolean
  /** What the picture shows, in words. */
  readonly label: string
  /** Overlays: `OnSheet`. */
  readonly children?: ReactNode
}

/** A page of an answer sheet, rectified, with overlays. */
export function SheetPage({ scanPageId, isHeadHidden, label, children }: SheetPageProps) {
  return (
    <div className={css['page']}>
      <img src={scanPageAddress(scanPageId, isHeadHidden)} alt={label} />
      {children}
    </div>
  )
}

interface OnSheetProps {
  readonly area: SheetBox
  readonly className: string | undefined
  readonly label?: string
  readonly children?: ReactNode
}

const percent = (length: number, of: number): string => `${(100 * length) / of}%`

/** An overlay at a position of the page, given in millimetres. */
export function OnSheet({ area: { x, y, w, h }, className, label, children }: OnSheetProps) {
  const { width, height } = sheetPage
  const style = {
    position: 'absolute' as const,
    left: percent(x, width),
    top: percent(y, height),
    width: percent(w, width),
    height: percent(h, height),
  }
  return (
    <div className={className} style={style} role={label === undefined ? undefined : 'img'} aria-label={label}>
      {children}
    </div>
  )
}
