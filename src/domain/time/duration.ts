import { durationUnits } from './duration.texts.ts'
import type { Language } from '../portal/language.ts'

/**
 * A duration in days, hours, minutes and seconds (specification §9) without zero parts: "1天2小时", "3分5秒", "0秒".
 * Fractions of a second are dropped; negative durations count as 0.
 */
export function durationText(milliseconds: number, language: Language): string {
  const { units, between } = durationUnits[language]
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const values = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const parts = values.flatMap((value, index) => (value > 0 ? [`${value}${units[index]}`] : []))
  return parts.length > 0 ? parts.join(between) : `0${units[3]}`
}
