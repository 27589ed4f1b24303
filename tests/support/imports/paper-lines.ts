import type { ImportedItem, ImportedPaper, ImportedQuestion } from '#domain/import/imported-paper.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'

/**
 * A parsed paper as lines that people can compare: its title, its headings, shared passages, each item with its kind,
 * options, answer, explanation, knowledge point and score in tenths, and at the end what was not understood, with the
 * number of its question. Pictures are numbered in order of appearance.
 */
export function paperLines(paper: ImportedPaper): readonly string[] {
  const lines: string[] = [`# ${paper.title}`]
  let section = ''
  for (const question of paper.questions) {
    if (question.section !== section) lines.push(`## ${question.section}`)
    section = question.section
    lines.push(...questionLines(question))
  }
  for (const { reason, text, at } of paper.notUnderstood)
    lines.push(`? ${reason} ${at === null ? '-' : at + 1}: ${text}`)
  return withNumbers(lines.map((line) => line.replaceAll('\n', ' ⏎ ')))
}

const questionLines = ({ passage, items }: ImportedQuestion): readonly string[] =>
  passage === '' ? items.map((one) => itemLine(one)) : [`> ${passage}`, ...items.map((one) => `  ${itemLine(one)}`)]

const itemLine = ({ kind, stem, options, right, analysis, knowledge, score }: ImportedItem): string =>
  [
    `${kind}: ${stem}`,
    ...options.map((text, index) => `${String.fromCodePoint(65 + index)} ${text}`),
    `= ${right.join(' / ')}`,
    ...(analysis === '' ? [] : [`! ${analysis}`]),
    ...(knowledge === '' ? [] : [`@ ${knowledge}`]),
    ...(score === null ? [] : [`${score} tenths`]),
  ].join(' · ')

function withNumbers(lines: readonly string[]): readonly string[] {
  const keys = [...new Set(lines.flatMap(pictureKeysOf))]
  return lines.map((line) => keys.reduce((text, key, index) => text.replaceAll(key, `${index + 1}`), line))
}
