import type { Language } from '#domain/language.ts'
import type { ErrorId } from './errors.ts'

/** What the service answers in `result.msg`; pages show it as it comes and do not carry it. */
export const errorTexts: Readonly<Record<ErrorId, Readonly<Record<Language, string>>>> = {
  wrongPassword: { 'zh-CN': '登录名或密码错误', en: 'Wrong account or password' },
  accountLocked: {
    'zh-CN': '账号已被锁定，可修改密码或明天再试！',
    en: 'The account is locked. Change the password or try again tomorrow.',
  },
  notTeacher: { 'zh-CN': '请登录教师账号', en: 'Please sign in with a teacher account' },
  notStudent: { 'zh-CN': '请登录学生账号', en: 'Please sign in with a student account' },
  paperEmpty: { 'zh-CN': '这份试卷还没有题目，不能布置', en: 'This paper has no questions yet' },
  endBeforeBegin: { 'zh-CN': '截止时间要晚于开始时间', en: 'The end must be after the beginning' },
  endInPast: { 'zh-CN': '截止时间已经过去，请改晚一些', en: 'The end has passed; choose a later time' },
  noStudents: { 'zh-CN': '请至少选一名学生', en: 'Choose at least one student' },
  studentNotInClass: {
    'zh-CN': '所选学生里有人已不在这个班，请刷新名单',
    en: 'A chosen student is no longer in this class; refresh the list',
  },
  alreadyPublished: { 'zh-CN': '这项任务已经发布', en: 'This task is already published' },
  notPublished: { 'zh-CN': '这项任务还没有发布', en: 'This task is not published yet' },
  alreadyStarted: { 'zh-CN': '这项任务已经开始', en: 'This task has already begun' },
  alreadyFinished: { 'zh-CN': '这项任务已经结束', en: 'This task has already ended' },
  hasSubmissions: {
    'zh-CN': '已有学生提交，不能删除；可以提前结束',
    en: 'Students have submitted, so it cannot be deleted; end it instead',
  },
  stillUnmarked: { 'zh-CN': '还有答卷没有批改，批完再发布成绩', en: 'Some scripts are still unmarked' },
  nothingToPublish: { 'zh-CN': '还没有人提交，没有成绩可发布', en: 'Nobody has submitted yet' },
  scoresPublished: { 'zh-CN': '成绩已经发布', en: 'The scores are already published' },
  seenByStudents: {
    'zh-CN': '已有学生看过成绩，不能撤回',
    en: 'A student has seen the scores, so they cannot be withdrawn',
  },
  nobodyToRemind: { 'zh-CN': '所选学生都已提交，不用提醒', en: 'All chosen students have submitted' },
  notSubmitted: { 'zh-CN': '这名学生还没有提交', en: 'This student has not submitted' },
  scoreOutOfRange: { 'zh-CN': '分数超出这一项的满分', en: 'The score is above the maximum' },
  markedByOther: {
    'zh-CN': '这份答卷刚被改过分，请看一下新的分数',
    en: 'This script was marked meanwhile; look at the new score',
  },
  notYetOpen: { 'zh-CN': '还没到开始时间', en: 'This has not begun yet' },
  closed: { 'zh-CN': '已过截止时间，不能再交', en: 'The time is over' },
  alreadySubmitted: { 'zh-CN': '这份作业已经交过了', en: 'This work has already been handed in' },
  answerUnknown: { 'zh-CN': '答案里有这份试卷没有的题目', en: 'An answer belongs to no item of this paper' },
  answerInvalid: { 'zh-CN': '这道题的答案格式不对', en: 'The answer does not fit this item' },
  scoresNotPublished: { 'zh-CN': '老师还没有发布成绩', en: 'The scores are not published yet' },
  keyInvalid: { 'zh-CN': '答案不合这道题的题型，请检查', en: 'The key does not fit this item' },
  keyChangedByOther: {
    'zh-CN': '这道题的答案刚被改过，请看一下新的答案',
    en: 'The key was changed meanwhile; look at the new one',
  },
  stillRunning: {
    'zh-CN': '还有学生在作答，等任务结束或大家都交了再发布成绩',
    en: 'Students are still at work; publish the scores when the task is over or all have handed in',
  },
  itemUnknown: { 'zh-CN': '这份试卷里没有这道题', en: 'This paper has no such item' },
  jobUnknown: { 'zh-CN': '没有这个任务，可能已过期', en: 'There is no such job; it may have expired' },
  scriptUnknown: { 'zh-CN': '这项任务里没有这份答卷', en: 'This task has no such script' },
}
