/**
 * What a question of the bank is found by. The tokens are our own, so that both databases find the same: pairs of
 * Chinese characters and the last one of each run, words, numbers, signs and LaTeX commands, each behind a letter for the
 * question's subject. Without it the index would also find the questions of all other subjects, and read every one.
 */
import { pointNamesOf } from '#domain/questions/point-names.ts'
import type { ItemContent, QuestionContent } from '#domain/questions/question.ts'
import { scriptsAsTex, withSigns } from '#domain/rich-text/formula-signs.ts'
import { readableText } from '#domain/rich-text/readable-text.ts'
import { straightMarks } from '#domain/rich-text/straight-marks.ts'
import { foldedFormulas, formulaSign } from './folded-formulas.ts'

type Searchable = Pick<QuestionContent, 'passage'> & {
  readonly items: readonly Pick<ItemContent, 'stem' | 'options' | 'knowledge' | 'furtherPoints'>[]
}

/** The text of a question as it is searched: what students read, and the knowledge points. */
export const searchTextOf = ({ passage, items }: Searchable): string =>
  normalized(
    [passage, ...items.flatMap((item) => [item.stem, ...item.options.map(({ text }) => text), ...pointNamesOf(item)])]
      .filter(Boolean)
      .map(readableText)
      .join('\n'),
  )

/** Lower case and half width, without rich text markup; formulas by their signs; any white space is one space. */
export const normalized = (text: string): string =>
  foldedFormulas(
    withSigns(straightMarks(scriptsAsTex(text)))
      .normalize('NFKC')
      .replaceAll(/\*\*|__|\$/g, ''),
  )
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

const pieces = new RegExp(
  String.raw`\p{Script=Han}+|\\[a-z]+|${formulaSign}|(?:(?!\p{Script=Han}|${formulaSign})\p{L})+|\d+(?:\.\d+)?`,
  'gu',
)

const isChinese = (piece: string): boolean => /^\p{Script=Han}/u.test(piece)

const pairsOf = (run: readonly string[]): string[] =>
  run.slice(1).map((character, index) => `${run[index]}${character}`)

/** Subjects may share a letter: whoever searches compares the subject too. */
const letterOf = (subjectId: number): string => String.fromCodePoint(0x61 + (subjectId % 26))

/** The tokens of a subject's normalized text, each once. */
export const tokensOf = (text: string, subjectId: number): string[] => [
  ...new Set(
    [...text.matchAll(pieces)]
      .flatMap(([piece]) => {
        if (!isChinese(piece)) return [piece]
        const run = [...piece]
        return [...pairsOf(run), ...run.slice(-1)]
      })
      .map((token) => `${letterOf(subjectId)}${token}`),
  ),
]

/** What is looked for. */
export interface BankQuery {
  /** A `tsquery` of tokens that all must be there; null where nothing typed is one. */
  readonly tokens: string | null
  /** What must stand in the text as it was typed. */
  readonly parts: readonly string[]
  /** Those of them of which tokens alone find too much: what is more than one token. */
  readonly unsure: readonly string[]
}

/** The query of what a teacher of this subject typed: every part must be found, a word by its beginning. */
export function bankQuery(keyword: string, subjectId: number): BankQuery {
  const text = normalized(keyword)
  const quoted = (token: string) => quotedToken(`${letterOf(subjectId)}${token}`)
  const terms = [...text.matchAll(pieces)].flatMap(([piece]) => {
    if (!isChinese(piece)) return [isWhole.test(piece) ? quoted(piece) : `${quoted(piece)}:*`]
    const run = [...piece]
    return run.length === 1 ? [`${quoted(piece)}:*`] : pairsOf(run).map(quoted)
  })
  const parts = text === '' ? [] : text.split(' ')
  return {
    tokens: terms.length === 0 ? null : terms.join(' & '),
    parts,
    unsure: parts.filter((part) => !isOneToken.test(part)),
  }
}

/** A number or a sign: it is not the beginning of another one. */
const isWhole = new RegExp(String.raw`^(?:\d|${formulaSign})`, 'u')

/** One or two Chinese characters, a word, a sign or a command: where its token is, it is itself. */
const isOneToken = new RegExp(
  String.raw`^(?:\p{Script=Han}{1,2}|\\[a-z]+|${formulaSign}|(?:(?!\p{Script=Han}|${formulaSign})\p{L})+)$`,
  'u',
)

const quotedToken = (token: string): string => `'${token.replaceAll(/['\\]/g, String.raw`$&$&`)}'`

/** How many tokens may differ for a question to be found by `nearParts`, and of how many tokens a part is made. */
const near = { differing: 3, fewest: 3, most: 8 } as const

/**
 * Parts of a subject's normalized text, each a `tsquery` of neighbouring tokens: a few differences leave one of them whole, so
 * that it finds what reads nearly the same. None if the text is too short.
 */
export function nearParts(text: string, subjectId: number): readonly string[] {
  const tokens = tokensOf(text, subjectId)
  const count = Math.min(near.differing + 1, Math.floor(tokens.length / near.fewest))
  const startOf = (part: number) => Math.round((part * tokens.length) / count)
  return Array.from({ length: count }, (_, part) =>
    tokens
      .slice(startOf(part), Math.min(startOf(part + 1), startOf(part) + near.most))
      .map(quotedToken)
      .join(' & '),
  )
}
