import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { smsCountdownTable } from '#tests/support/charts/tables.ts'
import { smsCountdownMachine } from './sms-countdown.machine.ts'
import { storedCodes } from './sms-countdown.rules.ts'
import type { SmsCountdownContext } from './sms-countdown.types.ts'

type CodeStep = Step<SmsCountdownContext>

const steps: readonly CodeStep[] = stepsOf(smsCountdownTable)

const isWhole = (mobile: string) => /^1[3-9]\d{9}$/.test(mobile)
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`

/**
 * Milliseconds until the mobile in the field may get a code; if incomplete, the mobile of the newest code, unless that
 * was its last.
 */
function remaining({ sent, recipient }: SmsCountdownContext, now: number): number {
  const code = isWhole(recipient)
    ? sent.find((one) => one.recipient === masked(recipient))
    : sent.slice(0, 1).find(({ left }) => left > 0)
  return Math.max(0, (code?.endsAt ?? 0) - now)
}

/** What a page knows when it is left. */
const pageOf = ({ after: { sent, recipient }, times }: CodeStep) =>
  [recipient, ...sent.map(({ endsAt }) => endsAt - times[1])].join()

const isWaiting = ({ after, times }: CodeStep) => remaining(after, times[1]) > 0
const counts = when('the mobile in the field has to wait', isWaiting)
const isOver = when('its time is over', (step: CodeStep) => !isWaiting(step))
const isValid = when('the field holds a mobile', ({ before }: CodeStep) => isWhole(before.recipient))

const typed = so('what is typed stands there, nothing is said, and its own seconds are shown', (step: CodeStep) => {
  const { given, after, times } = step
  const seconds = Math.ceil(remaining(after, times[1]) / 1000)
  return after.recipient === given['text'] && after.notice === null && after.secondsLeft === seconds
})
const shown = so(
  'the seconds that are left are shown',
  ({ after, times }: CodeStep) => after.secondsLeft === Math.ceil(remaining(after, times[1]) / 1000),
)
const says = (kind: string) => so(`it says: ${kind}`, ({ after }: CodeStep) => after.notice?.kind === kind)
const quiet = so('nothing is said', ({ after }: CodeStep) => after.notice === null)
const waits = (seconds: number) =>
  so(`its mobile waits ${seconds} seconds from now, and the others as before`, (step: CodeStep) => {
    const { before, after, times } = step
    const others = before.sent.filter(({ recipient }) => recipient !== masked(before.asked))
    const [first, ...rest] = after.sent
    const isRight = first?.recipient === masked(before.asked) && first.endsAt === times[1] + seconds * 1000
    return isRight && JSON.stringify(rest) === JSON.stringify(others)
  })
const noticeOfAsked = (kind: string) =>
  so(`it says "${kind}" of the mobile that it was asked for, and of no other`, ({ before, after }: CodeStep) => {
    return after.notice?.kind === (before.asked === before.recipient ? kind : undefined)
  })
const nothingSent = so('nobody waits longer', ({ before, after }: CodeStep) => after.sent === before.sent)

const rules: readonly Rule[] = [
  ['start', 'anew', 'ready', shown, quiet],
  ['start', 'kept', 'counting', shown, quiet],

  ['ready', 'recipient.change', 'counting', counts, typed],
  ['ready', 'recipient.change', 'stays', typed],
  ['ready', 'code.request', 'challenged', 'send captcha.need', isValid, quiet],
  ['ready', 'code.request', 'stays', says('recipientInvalid')],

  ['challenged', 'captcha.solve', 'sending'],
  ['challenged', 'captcha.close', 'ready', quiet],

  ['sending', 'recipient.change', 'stays', typed],
  ['sending', 'send answered sent', 'counting', counts, waits(59), shown, noticeOfAsked('sent'), 'keep'],
  ['sending', 'send answered sent', 'ready', waits(59), shown, noticeOfAsked('sent'), 'keep'],
  ['sending', 'send answered tooSoon', 'counting', counts, waits(20), shown, noticeOfAsked('tooSoon'), 'keep'],
  ['sending', 'send answered tooSoon', 'ready', waits(20), shown, noticeOfAsked('tooSoon'), 'keep'],
  ['sending', 'send answered spent', 'counting', counts, waits(59), shown, noticeOfAsked('refused'), 'keep'],
  ['sending', 'send answered spent', 'ready', waits(59), shown, noticeOfAsked('refused'), 'keep'],
  ['sending', 'send answered refused', 'counting', counts, nothingSent, noticeOfAsked('refused'), 'keep'],
  ['sending', 'send answered refused', 'ready', nothingSent, noticeOfAsked('refused'), 'keep'],
  ['sending', 'send failed', 'counting', counts, nothingSent, noticeOfAsked('refused')],
  ['sending', 'send failed', 'ready', nothingSent, noticeOfAsked('refused')],

  ['counting', 'recipient.change', 'ready', isOver, typed],
  ['counting', 'recipient.change', 'stays', typed],
  ['counting', 'after untilNextSecond', 'ready', isOver, shown],
  ['counting', 'after untilNextSecond', 'stays', shown],
  // The end time counts even if no timer ran: the page slept.
  ['counting', 'code.request', 'challenged', 'send captcha.need', isOver, isValid, quiet, shown],
  ['counting', 'code.request', 'ready', isOver, says('recipientInvalid'), shown],
  ['counting', 'code.request', 'stays', says('tooSoon'), nothingSent],
  ['ready', 'notice.forget', 'stays', quiet, nothingSent],
  ['counting', 'notice.forget', 'ready', isOver, quiet],
  ['counting', 'notice.forget', 'stays', quiet, nothingSent],
  // Any event makes a page that slept notice the end of the time.
  ['counting', 'captcha.solve', 'ready', isOver],
  ['counting', 'captcha.close', 'ready', isOver],
]

const works: readonly Work[] = [
  ['sending', 'send', ({ before, given }: CodeStep) => ({ recipient: before.asked, token: given['token'] })],
]

test('one code in 59 seconds for each mobile, after a captcha', () => expect(breachesOf(steps, rules)).toEqual([]))

test('a code goes to the mobile that was asked for, with the solved captcha', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))

test('a reloaded page continues the countdown from the same second', () => {
  const shown = steps.filter(({ to }) => to[0] === 'counting' || to[0] === 'ready')
  const former = [...new Map(shown.map((step) => [pageOf(step), step])).values()]
  const counted = former.map(({ after, times: [, now] }) => {
    const clock = new SimulatedClock()
    const kept = storedCodes({ ...after, clock: { now: () => now } })
    const page = createActor(smsCountdownMachine, { clock, input: { clock, channel: 'mobile', kept } }).start()
    page.send({ type: 'recipient.change', text: after.recipient })
    const { value, context } = page.getSnapshot()
    page.stop()
    return [value, context.secondsLeft]
  })
  expect(counted).toEqual(
    former.map(({ after, times: [, now] }) => {
      const left = remaining(after, now)
      return [left > 0 ? 'counting' : 'ready', Math.ceil(left / 1000)]
    }),
  )
})
