import { englishBuilders, type WritingCriteria } from '../builders.ts'

/** Constructors of junior English questions. */
export const { choice, reading, cloze, grammarFill, word, sentence, writing } = englishBuilders(203, {
  choice: 10,
  reading: 20,
  cloze: 10,
  grammarFill: 10,
  word: 10,
  sentence: 20,
})

/** Criteria of a junior composition of 15 points; `content` names the points to cover. */
export const marks = (content: string): WritingCriteria => ({
  content: { max: 50, hint: content },
  language: { max: 60, hint: '时态、人称和拼写正确；用词恰当，句式有变化。' },
  structure: { max: 40, hint: '条理清楚，衔接自然；书写规范，词数符合要求。' },
})
