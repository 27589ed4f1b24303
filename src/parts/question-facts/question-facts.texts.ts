import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** What is known of a bank question before it is chosen. */
export const questionFactsTexts = defineTexts({
  'zh-CN': {
    easy: '易',
    medium: '中',
    hard: '难',
    difficultyIs: (word: string, origin: string) => `难度${word}，${origin}`,
    declared: '预估',
    measured: (answers: number) => `${answers} 份答卷实测`,
    usedAt: (day: string) => `本班${behindWords(day)} 布置`,
    neverUsed: '本班未用',
  },
  en: {
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    difficultyIs: (word: string, origin: string) => `Difficulty: ${word}, ${origin}`,
    declared: 'estimated',
    measured: (answers: number) => `from ${counted(answers, 'submission')}`,
    usedAt: (day: string) => `Assigned to this class ${midSentence(day)}`,
    neverUsed: 'New to this class',
  },
})
