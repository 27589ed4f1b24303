import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/portal/language.ts'

/** One text of a file in both languages: a string, or a function of values. */
export interface Wording {
  readonly file: string
  /** The export's name and the keys below it, joined with dots. */
  readonly key: string
  readonly texts: Readonly<Record<Language, Text>>
}

export type Text = string | ((...values: readonly unknown[]) => unknown)

/** All texts of the texts files, by file and position. */
export async function allWordings(): Promise<readonly Wording[]> {
  const paths = ['src', 'server'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.texts.ts'))
      .map((path) => `${root}/${path}`),
  )
  const loaded = await Promise.all(
    paths.toSorted().map(async (file) => {
      const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
      return wordingsOf(file, exported)
    }),
  )
  return loaded.flat()
}

const wordingsOf = (file: string, exported: unknown): readonly Wording[] =>
  pairsIn(exported, []).map(({ keys, chinese, english }) => {
    const key = keys.join('.')
    if (!isText(chinese) || !isText(english)) throw new Error(`${file} ${key} is no text in both languages`)
    return { file, key, texts: { 'zh-CN': chinese, en: english } }
  })

interface Pair {
  readonly keys: readonly string[]
  readonly chinese: unknown
  readonly english: unknown
}

/** Languages may be above or below the keys; documents are functions of the contact address. */
function pairsIn(value: unknown, keys: readonly string[]): readonly Pair[] {
  if (typeof value === 'function') return pairsIn(value('office@school.cn'), keys)
  if (!isTree(value)) return []
  if ('zh-CN' in value && 'en' in value) return pairsBelow({ keys, chinese: value['zh-CN'], english: value['en'] })
  return Object.entries(value).flatMap(([key, below]) => pairsIn(below, [...keys, key]))
}

function pairsBelow({ keys, chinese, english }: Pair): readonly Pair[] {
  if (!isTree(chinese) || !isTree(english)) return [{ keys, chinese, english }]
  const names = new Set([...Object.keys(chinese), ...Object.keys(english)])
  return [...names].flatMap((name) =>
    pairsBelow({ keys: [...keys, name], chinese: chinese[name], english: english[name] }),
  )
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is Text => typeof value === 'string' || typeof value === 'function'
