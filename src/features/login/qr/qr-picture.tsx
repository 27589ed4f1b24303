import { QRCodeSVG } from 'qrcode.react'
import { qrLogin } from '#domain/portal/constants.ts'
import { BrandMark } from '#ui/brand/brand.tsx'
import css from './qr-panel.module.css'

export interface QrPictureProps {
  readonly value: string
  readonly label: string
  /** It is behind text and must not be scanned. */
  readonly dimmed?: boolean
}

/** A code with the logo in its middle; level H stays readable in spite of it. */
export const QrPicture = ({ value, label, dimmed = false }: QrPictureProps) => (
  <div className={css['picture']} data-dimmed={dimmed || undefined} aria-hidden={dimmed}>
    <QRCodeSVG
      value={value}
      level={qrLogin.errorCorrection}
      bgColor="#ffffff"
      fgColor="#211f1a"
      className={css['code']}
      aria-label={label}
    />
    <span className={css['plate']}>
      <BrandMark className={css['mark']} />
    </span>
  </div>
)

const corners = [
  [0, 0],
  [34, 0],
  [0, 34],
] as const

/** The three corners of a code that has not loaded yet. */
export const QrOutline = () => (
  <svg className={css['outline']} viewBox="0 0 41 41" aria-hidden="true">
    {corners.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x + 0.5} ${y + 0.5}h6v6h-6zM${x + 2.5} ${y + 2.5}h2v2h-2z`} />
    ))}
  </svg>
)
