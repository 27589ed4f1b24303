import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import type { Language, Texts, Wording } from './texts.ts'

export interface LanguageChoice {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'zh-CN', setLanguage: () => {} })

export interface LanguageProviderProps {
  readonly value: Language
  /** Called when somebody picks another language; the app stores the choice. */
  readonly onChange: (language: Language) => void
  readonly children: ReactNode
}

/** Provides the language to its descendants and sets `html lang`, for hyphenation, fonts and speech. */
export function LanguageProvider({ value, onChange, children }: LanguageProviderProps) {
  useEffect(() => {
    document.documentElement.lang = value
  }, [value])
  const choice = useMemo(() => ({ language: value, setLanguage: onChange }), [value, onChange])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** The current language and how to change it. Without a provider it is zh-CN. */
export const useLanguage = (): LanguageChoice => use(LanguageContext)

/** The wording of `texts` in the current language. */
export const useTexts = <T,>(texts: Texts<T>): Wording<T> => texts[use(LanguageContext).language]
