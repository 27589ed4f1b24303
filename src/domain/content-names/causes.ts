import type { usualCauses } from '../wrong-note/causes.ts'

/** The built-in causes of wrong answers, with their English names. */
export const causes: Readonly<Record<(typeof usualCauses)[number], string>> = {
  审题: 'Misread',
  概念: 'Concept',
  计算: 'Calculation',
  粗心: 'Careless',
  表达: 'Wording',
  没学会: 'Not learnt yet',
}
