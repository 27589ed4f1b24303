import type { ReactNode } from 'react'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from './answer-crop.tsx'

interface SheetAnswerProps {
  readonly value: string
  readonly crop: Crop
  /** Whose answer it is. */
  readonly name: string
  /** The answer as text. */
  readonly children: ReactNode
}

/** An answer as text, or as an image of the sheet if it exists only there. */
export const SheetAnswer = ({ value, crop, name, children }: SheetAnswerProps) =>
  value === onSheet && crop !== null ? <AnswerCrop name={name} crop={crop} /> : children
