import { refusalTexts } from '#domain/paper/paper.texts.ts'

/** Messages about building, changing and sharing papers. */
export const paperErrorTexts = {
  keyInvalid: { 'zh-CN': '答案不合这道题的题型，请检查', en: 'The key does not fit this item' },
  keyChangedByOther: {
    'zh-CN': '这道题的答案刚被改过，请看一下新的答案',
    en: 'The key was changed meanwhile; look at the new one',
  },
  paperIdIncorrect: { 'zh-CN': refusalTexts['zh-CN'].paperIdIncorrect, en: refusalTexts.en.paperIdIncorrect },
  paperInvalid: {
    'zh-CN': '试卷内容有误，没有保存，请按提示修改',
    en: 'Something in the paper is not right, so it was not saved; correct what is marked',
  },
  questionUnknown: {
    'zh-CN': '有的题目已不在题库，没有保存，请换一道',
    en: 'A question is no longer in the question bank, so nothing was saved; choose another one',
  },
  paperChangedMeanwhile: {
    'zh-CN': '这份试卷刚在别处改过，请看一下再决定保留哪一份',
    en: 'This paper was changed elsewhere meanwhile; compare the two and choose one',
  },
  paperRemoved: {
    'zh-CN': '这份试卷已删除，请先在“最近删除”里恢复',
    en: 'This paper was deleted; bring it back first',
  },
  paperGone: {
    'zh-CN': '这份试卷删除太久，不能再恢复',
    en: 'This paper was deleted too long ago to bring it back',
  },
  cannotShareToSelf: { 'zh-CN': '不能分享给自己', en: 'cannot share to yourself' },
  userNotFound: { 'zh-CN': '没有找到该用户，请检查输入', en: 'no such user found, please check the input' },
  questionOfOtherSubject: {
    'zh-CN': '有的题目不是这个学科的，请重新选择',
    en: 'One of these questions is of another subject; choose again',
  },
  paperUnfinished: {
    'zh-CN': '还有题没写完，写完才能布置、分享，或打印答案和答题卡',
    en: 'Some questions must be finished before the paper is assigned or shared, or its answers or answer sheets are printed',
  },
  notDrawn: {
    'zh-CN': '这道题不是按模板出的，不能换数字',
    en: 'This question was not drawn from a pattern, so its numbers cannot be changed',
  },
  drawnOut: {
    'zh-CN': '这个模板已没有别的数字，请换一道相似题',
    en: 'This pattern has no other numbers left; choose a similar question',
  },
} as const
