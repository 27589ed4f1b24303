import { refusalTexts } from '#domain/paper/paper.texts.ts'

/** Messages about building, changing and sharing papers. */
export const paperErrorTexts = {
  keyInvalid: { 'zh-CN': '答案不合这道题的题型，请检查', en: 'The key does not fit this type of question. Check it' },
  keyChangedByOther: {
    'zh-CN': '这道题的答案刚被改过，请看一下新的答案',
    en: 'The key has just been changed. Look at the new one',
  },
  criteriaInUse: {
    'zh-CN': '这道题已经有人按现在的评分标准评过分，只能改标准的名称和说明，不能增减标准或改分值',
    en: 'This item has marks by its present criteria: change their names and hints, but not how many they are or their points',
  },
  paperIdIncorrect: { 'zh-CN': refusalTexts['zh-CN'].paperIdIncorrect, en: refusalTexts.en.paperIdIncorrect },
  paperInvalid: {
    'zh-CN': '试卷内容有误，没有保存，请按提示修改',
    en: 'Something in the paper is wrong, so it was not saved. Correct what is marked',
  },
  questionUnknown: {
    'zh-CN': '有的题目已不在题库，没有保存，请换一道',
    en: 'A question is no longer in the question bank, so nothing was saved. Choose another',
  },
  paperChangedMeanwhile: {
    'zh-CN': '这份试卷刚在别处改过，请看一下再决定保留哪一份',
    en: 'This paper has just been changed elsewhere. Compare the two and choose which to keep',
  },
  paperRemoved: {
    'zh-CN': '这份试卷已删除，请先在“最近删除”里恢复',
    en: 'This paper was deleted. Restore it under “Recently deleted” first',
  },
  paperGone: {
    'zh-CN': '这份试卷删除太久，不能再恢复',
    en: 'This paper was deleted too long ago to restore',
  },
  cannotShareToSelf: { 'zh-CN': '不能分享给自己', en: 'You cannot share with yourself' },
  userNotFound: { 'zh-CN': '没有找到该用户，请检查输入', en: 'No such user. Please check what you entered' },
  questionOfOtherSubject: {
    'zh-CN': '有的题目不是这个学科的，请重新选择',
    en: 'One of these questions is from another subject. Choose again',
  },
  paperUnfinished: {
    'zh-CN': '还有题没写完，写完才能布置、分享，或打印答案和答题卡',
    en: 'Some questions are unfinished. Finish them before assigning or sharing the paper, or printing answers or answer sheets',
  },
  notDrawn: {
    'zh-CN': '这道题不是按模板出的，不能换数字',
    en: 'This question does not come from a template, so its numbers cannot be changed',
  },
  drawnOut: {
    'zh-CN': '这个模板已没有别的数字，请换一道相似题',
    en: 'This template has no other numbers left. Choose a similar question',
  },
} as const
