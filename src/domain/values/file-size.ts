import { overOneTerabyte } from './file-size.texts.ts'
import type { Language } from '../portal/language.ts'
import { kibibyte, mebibyte } from './sizes.ts'

const gigabyte = 1024 * mebibyte
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
  if (bytes >= mebibyte) return `${sizeIn(bytes, mebibyte)}MB`
  return bytes > 0 && bytes * 10 < kibibyte ? '0.1KB' : `${sizeIn(bytes, kibibyte)}KB`
}
