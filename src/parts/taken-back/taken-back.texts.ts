import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Told instead of “not found” to those who had a paper. */
export const takenBackTexts = defineTexts({
  'zh-CN': {
    takenBack: (owner: string) => `${owner} 收回了这份试卷`,
    takenBackWhy: '还要用，请对方重新分享。您布置过的和复制过的都还在。',
    deleted: (owner: string) => `${owner} 删除了这份试卷`,
    deletedWhy: `还要用，请对方在 ${paperKeeping.removedDays} 天内恢复。您布置过的和复制过的都还在。`,
    myPapers: '去我的试卷',
  },
  en: {
    takenBack: (owner: string) => `${owner} has stopped sharing this paper`,
    takenBackWhy:
      'To use it again, ask for it to be shared once more. What you have assigned or copied stays as it is.',
    deleted: (owner: string) => `${owner} has deleted this paper`,
    deletedWhy: `To use it again, ask for it to be restored within ${paperKeeping.removedDays} days. What you have assigned or copied stays as it is.`,
    myPapers: 'My papers',
  },
})
