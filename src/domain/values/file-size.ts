import { overOneTerabyte } from './file-size.texts.ts'
import type { Language } from '../portal/language.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte
const terabyte = 1024 * gigabyte

const sizeIn = (bytes: number, unit: number): string => String(Math.floor((bytes * 10) / unit) / 10)

/**
 * A file size for people (specification §5): KB, MB or GB of 1,024, floored to one decimal, so that 1,023.99 KB never
 * becomes 1024KB; at least 0.1KB for a non-empty file. More than 1 TB is a sentence of its own. `bytes` is a
 * non-negative integer.
 */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes > terabyte) return overOneTerabyte[language]
  if (bytes >= gigabyte) return `${sizeIn(bytes, gigabyte)}GB`
  if (bytes >= megabyte) return `${sizeIn(bytes, megabyte)}MB`
  return bytes > 0 && bytes * 10 < kilobyte ? '0.1KB' : `${sizeIn(bytes, kilobyte)}KB`
}
