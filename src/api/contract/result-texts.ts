import type { resultCodes } from './result-codes.ts'

/** Failures any endpoint may return, and successes with nothing left to do. */
export type GlobalFailure = Extract<
  keyof typeof resultCodes,
  | 'notFound'
  | 'forbidden'
  | 'idempotencyConflict'
  | 'featureClosed'
  | 'passwordChangeNeeded'
  | 'answerNotKept'
  | 'alreadyDone'
  | 'alreadySaved'
  | 'notLoggedIn'
  | 'loginElsewhere'
  | 'ticketNeeded'
  | 'ticketExpired'
  | 'notCertified'
  | 'fault'
>

export const globalTexts: Readonly<Record<GlobalFailure, { readonly 'zh-CN': string; readonly en: string }>> = {
  notFound: { 'zh-CN': '没有找到，可能已被删除', en: 'Not found. It may have been deleted' },
  forbidden: { 'zh-CN': '您没有这项操作的权限', en: 'You do not have permission to do this' },
  idempotencyConflict: {
    'zh-CN': '这次提交和上一次内容不同，请刷新后重试',
    en: 'This differs from what was sent before. Reload and try again',
  },
  featureClosed: {
    'zh-CN': '这个功能没有开通，或者已经到期，请联系学校负责人',
    en: 'This feature has not been granted to you, or has expired. Please ask your school administrator.',
  },
  passwordChangeNeeded: { 'zh-CN': '请先修改密码', en: 'Please change your password first' },
  answerNotKept: {
    'zh-CN': '这一步已经完成，结果只显示一次；如果还需要，请重新操作',
    en: 'This is done, and its result is shown only once. Do it again if you still need it',
  },
  alreadyDone: { 'zh-CN': '这一步已经完成', en: 'This is already done' },
  alreadySaved: { 'zh-CN': '已经保存', en: 'This is already saved' },
  ticketNeeded: {
    'zh-CN': '登录没有完成，请刷新页面再试',
    en: 'You could not be signed in. Reload the page and try again',
  },
  ticketExpired: { 'zh-CN': '登录确认已失效，请重试', en: 'The sign-in confirmation has expired. Try again' },
  notLoggedIn: { 'zh-CN': '请先登录', en: 'Please sign in' },
  loginElsewhere: { 'zh-CN': '当前登录的是另一个账号，请重新登录', en: 'Another account is signed in. Sign in again' },
  notCertified: { 'zh-CN': '没有认证！', en: 'Not verified' },
  fault: { 'zh-CN': '服务出了点问题，请稍后再试', en: 'Something went wrong. Try again later' },
}
