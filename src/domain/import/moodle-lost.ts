import type { Lost } from './lost.ts'
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts'

/** What Moodle writes into every question by default. */
const usual =
  /^(?:Your answer is (?:correct|partially correct|incorrect)\.|(?:您?的?)?(?:回答|答案)(?:正确|部分正确|不正确|错误)[。.]?)$/

const feedbacks = [
  'correctfeedback',
  'partiallycorrectfeedback',
  'incorrectfeedback',
  'hint',
  'responsetemplate',
] as const

/** Texts of a question that a paper has no place for: hints, feedback, response templates, tags. */
export function settingsOf(question: XmlElement, plain: (element: XmlElement) => string): readonly Lost[] {
  const texts = feedbacks.flatMap((name) => childrenOf(question, name)).map(plain)
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map(plain)
  return [...texts.filter((text) => !usual.test(text)), ...tags]
    .filter((text) => text !== '')
    .map((text) => ({ reason: 'setting', text }))
}
