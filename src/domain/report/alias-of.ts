import type { Language } from '../portal/language.ts'

/** A student's name while names are hidden: a position from 1. */
export const aliasOf = (language: Language, number: number): string =>
  language === 'en' ? `Student ${number}` : `学生 ${number}`
