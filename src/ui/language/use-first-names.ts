import { firstNamesTexts } from './first-names.texts.ts'
import { useLanguage } from './language-context.tsx'
import { listOf } from './list-of.ts'

/** Up to this many are named in a sentence. */
export const namedInFull = 3

/** Names people in a sentence: all if they are few, otherwise the first ones and how many they are in all. */
export function useFirstNames(whom: keyof (typeof firstNamesTexts)['en'], most = namedInFull) {
  const { language } = useLanguage()
  return (people: readonly { readonly realname: string }[], count: number = people.length): string => {
    const names = people.slice(0, most).map(({ realname }) => realname)
    return names.length < count ? firstNamesTexts[language][whom](names, count) : listOf(language, names)
  }
}
