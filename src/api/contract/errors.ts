/**
 * Errors that an endpoint may declare. They are known by id; the number on the wire only has to differ among the errors
 * of one endpoint (design: errors). Texts are what the service answers in `result.msg`.
 */
export interface ErrorText {
  readonly code: number
  readonly 'zh-CN': string
  readonly en: string
}

export const errors = {
  wrongPassword: { code: -27, 'zh-CN': '登录名或密码错误', en: 'Wrong account or password' },
  accountLocked: {
    code: -29,
    'zh-CN': '账号已被锁定，可修改密码或明天再试！',
    en: 'The account is locked. Change the password or try again tomorrow.',
  },
  notTeacher: { code: -2, 'zh-CN': '请登录教师账号', en: 'Please sign in with a teacher account' },
  notStudent: { code: -3, 'zh-CN': '请登录学生账号', en: 'Please sign in with a student account' },
  paperEmpty: { code: 2001, 'zh-CN': '这份试卷还没有题目，不能布置', en: 'This paper has no questions yet' },
  endBeforeBegin: { code: 2002, 'zh-CN': '截止时间要晚于开始时间', en: 'The end must be after the beginning' },
  endInPast: { code: 2003, 'zh-CN': '截止时间已经过去，请改晚一些', en: 'The end has passed; choose a later time' },
  noStudents: { code: 2004, 'zh-CN': '请至少选一名学生', en: 'Choose at least one student' },
  studentNotInClass: {
    code: 2005,
    'zh-CN': '所选学生里有人已不在这个班，请刷新名单',
    en: 'A chosen student is no longer in this class; refresh the list',
  },
  alreadyPublished: { code: 2006, 'zh-CN': '这项任务已经发布', en: 'This task is already published' },
  notPublished: { code: 2007, 'zh-CN': '这项任务还没有发布', en: 'This task is not published yet' },
  alreadyStarted: { code: 2008, 'zh-CN': '这项任务已经开始', en: 'This task has already begun' },
  alreadyFinished: { code: 2009, 'zh-CN': '这项任务已经结束', en: 'This task has already ended' },
  hasSubmissions: {
    code: 2010,
    'zh-CN': '已有学生提交，不能删除；可以提前结束',
    en: 'Students have submitted, so it cannot be deleted; end it instead',
  },
  stillUnmarked: { code: 2011, 'zh-CN': '还有答卷没有批改，批完再发布成绩', en: 'Some scripts are still unmarked' },
  nothingToPublish: { code: 2012, 'zh-CN': '还没有人提交，没有成绩可发布', en: 'Nobody has submitted yet' },
  scoresPublished: { code: 2013, 'zh-CN': '成绩已经发布', en: 'The scores are already published' },
  seenByStudents: {
    code: 2014,
    'zh-CN': '已有学生看过成绩，不能撤回',
    en: 'A student has seen the scores, so they cannot be withdrawn',
  },
  nobodyToRemind: { code: 2015, 'zh-CN': '所选学生都已提交，不用提醒', en: 'All chosen students have submitted' },
  notSubmitted: { code: 2016, 'zh-CN': '这名学生还没有提交', en: 'This student has not submitted' },
  scoreOutOfRange: { code: 2017, 'zh-CN': '分数超出这一项的满分', en: 'The score is above the maximum' },
  markedByOther: {
    code: 2018,
    'zh-CN': '这份答卷刚被改过分，请看一下新的分数',
    en: 'This script was marked meanwhile; look at the new score',
  },
  notYetOpen: { code: 2019, 'zh-CN': '还没到开始时间', en: 'This has not begun yet' },
  closed: { code: 2020, 'zh-CN': '已过截止时间，不能再交', en: 'The time is over' },
  alreadySubmitted: { code: 2021, 'zh-CN': '这份作业已经交过了', en: 'This work has already been handed in' },
  answerUnknown: {
    code: 2022,
    'zh-CN': '答案里有这份试卷没有的题目',
    en: 'An answer belongs to no item of this paper',
  },
  answerInvalid: { code: 2023, 'zh-CN': '这道题的答案格式不对', en: 'The answer does not fit this item' },
  scoresNotPublished: { code: 2024, 'zh-CN': '老师还没有发布成绩', en: 'The scores are not published yet' },
  keyInvalid: { code: 2025, 'zh-CN': '答案不合这道题的题型，请检查', en: 'The key does not fit this item' },
  keyChangedByOther: {
    code: 2027,
    'zh-CN': '这道题的答案刚被改过，请看一下新的答案',
    en: 'The key was changed meanwhile; look at the new one',
  },
  stillRunning: {
    code: 2028,
    'zh-CN': '还有学生在作答，等任务结束或大家都交了再发布成绩',
    en: 'Students are still at work; publish the scores when the task is over or all have handed in',
  },
  itemUnknown: { code: 2029, 'zh-CN': '这份试卷里没有这道题', en: 'This paper has no such item' },
  jobUnknown: {
    code: 2030,
    'zh-CN': '没有这个任务，可能已过期',
    en: 'There is no such job; it may have expired',
  },
  scriptUnknown: { code: 2031, 'zh-CN': '这项任务里没有这份答卷', en: 'This task has no such script' },
} as const satisfies Readonly<Record<string, ErrorText>>

export type ErrorId = keyof typeof errors
