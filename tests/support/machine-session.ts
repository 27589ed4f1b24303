import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ScreenTable } from './machine-screen.ts'
import { sessionTable } from './machine-session-table.ts'

/** Dialogs of the session by their titles. */
export const sessionDialogs = {
  expired: '登录已过期，请重新登录',
  otherTab: '已在别的页面退出登录',
  taken: '现在登录的是另一个账号',
  password: '请先设置新密码',
  consent: '文件有更新，请重新同意',
  binding: '绑定手机号',
} as const

/** Somebody works, and nothing is asked of them. */
const isCalm = (now: AnyMachineSnapshot): boolean =>
  now.matches({ identity: 'signedIn', presence: 'sure', duties: 'none' })

/** The page has been replaced, or is handed back to the host. */
export const isLeft = (now: AnyMachineSnapshot): boolean =>
  now.matches({ presence: 'leaving' }) || now.matches({ duties: 'departed' })

/** States in which the page lets somebody cause an event, besides being at work. */
const causes: Readonly<Record<string, readonly object[]>> = {
  'identity.check': [{ identity: 'unknown' }, { identity: 'signedOut' }, { identity: 'turnedAway' }],
  'identity.forget': [{ identity: 'turnedAway' }],
  'tab.enter': [
    { identity: 'unknown' },
    { identity: 'signedOut' },
    { presence: 'revalidating' },
    { presence: 'asking' },
    { presence: 'taken' },
  ],
  'tab.leave': [{ presence: 'revalidating' }, { presence: 'taken' }],
  'session.lose': [{ presence: 'revalidating' }],
  'password.renew': [{ duties: 'passwordChange' }],
}

/** Events of the page that happen while somebody is at work. */
const ofWork = new Set([...Object.keys(causes), 'session.revalidate', 'password.need'])

/** What can happen on a screen: one thing is asked at a time, and in the desktop host only the host acts. */
export function isPossibleInSession(event: AnyEventObject, now: AnyMachineSnapshot): boolean {
  const { type } = event
  if (now.context['isDesktop'] === true && !isOfHost(event)) return false
  if (!ofWork.has(type)) return true
  return isCalm(now) || (causes[type] ?? []).some((state) => now.matches(state))
}

const isOfHost = ({ type, output }: AnyEventObject): boolean =>
  type === 'session.lose' || output?.kind === 'nobody' || (type.endsWith('.check') && output?.kind === 'teacher')

const { answers = {} } = sessionTable

/** Asked again, the service says one of these: her, somebody else, nobody. */
const whoNow = (answers['probe'] ?? []).filter((answer) => Object(answer)['kind'] !== 'student')

export const sessionScreenTable: Omit<ScreenTable, 'requests' | 'cast'> = {
  ...sessionTable,
  answers: {
    check: (answers['check'] ?? []).filter((answer) => Object(answer)['person']?.uid !== 8),
    revalidate: whoNow,
    probe: whoNow,
    confirm: whoNow,
  },
  isPossible: isPossibleInSession,
}
