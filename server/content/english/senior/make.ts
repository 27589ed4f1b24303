import { subjects } from '#domain/classes/subjects.ts'
import { englishBuilders } from '../builders.ts'

/** Constructors of the senior English questions, with their scores in tenths of a point. */
export const { choice, reading, cloze, grammarFill, word, sentence, writing } = englishBuilders(
  subjects.seniorEnglish,
  {
    choice: 15,
    reading: 25,
    cloze: 15,
    grammarFill: 15,
    word: 10,
    sentence: 20,
  },
)
