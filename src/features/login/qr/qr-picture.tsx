import { Flex } from '@mantine/core'
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
  <Flex
    pos="relative"
    align="center"
    justify="center"
    w="100%"
    h="100%"
    opacity={dimmed ? 0.07 : 1}
    aria-hidden={dimmed}
  >
    <QRCodeSVG
      value={value}
      level={qrLogin.errorCorrection}
      bgColor="#ffffff"
      fgColor="#211f1a"
      width="100%"
      height="100%"
      aria-label={label}
    />
    <Flex component="span" pos="absolute" align="center" justify="center" w="21%" h="21%" bg="#fff" c="var(--green-6)">
      <BrandMark className={css['mark']} />
    </Flex>
  </Flex>
)

const corners = [
  [0, 0],
  [34, 0],
  [0, 34],
] as const

/** The three corners of a code that has not loaded yet. */
export const QrOutline = () => (
  <svg width="100%" height="100%" fill="none" stroke="var(--paper-4)" viewBox="0 0 41 41" aria-hidden="true">
    {corners.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x + 0.5} ${y + 0.5}h6v6h-6zM${x + 2.5} ${y + 2.5}h2v2h-2z`} />
    ))}
  </svg>
)
