import type { ReactNode } from 'react'
import type { CropPlace } from '#api/contract/schemas/scans.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from './answer-crop.tsx'

interface SheetAnswerProps {
  readonly value: string
  readonly crop: CropPlace
  /** Whose it is. */
  readonly name: string
  /** The answer as text. */
  readonly children: ReactNode
}

/** An answer as text; one that stands on a sheet alone as it stands there. */
export const SheetAnswer = ({ value, crop, name, children }: SheetAnswerProps) =>
  value === onSheet && crop !== null ? <AnswerCrop name={name} place={crop} /> : children
