import type { usualCauses } from '../wrong-note/causes.ts'

/** The causes of wrong answers that come with the product, and what English calls them. */
export const causes: Readonly<Record<(typeof usualCauses)[number], string>> = {
  审题: 'Misread',
  概念: 'Concept',
  计算: 'Calculation',
  粗心: 'Careless',
  表达: 'Wording',
  没学会: 'Not learnt yet',
}
