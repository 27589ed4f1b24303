/** What a machine must do, stated a second time as a table of plain rows, and compared with everything that it does. */
import { isDeepStrictEqual } from 'node:util'
import { isIn, start, type Step } from './steps.ts'

/**
 * `[from, event, to]`, then the condition, what must be true afterwards, and the effects on the way ("keep", "emit
 * returned"). `from` is a state, one with nested states, or `*`; openings lead from `start`. `to` may be `stays`, or
 * `ignored` if nothing at all may happen. Of the rows for a state and event the first one whose condition holds
 * applies. Events without a row must be ignored.
 */
export type Rule = readonly [
  from: string,
  event: string,
  to: string,
  ...notes: readonly (string | Condition | Outcome)[],
]

interface Condition {
  readonly when: string
  readonly holds: (step: Step) => boolean
}

interface Outcome {
  readonly so: string
  readonly holds: (step: Step) => boolean
}

/** The row applies only if this holds, in words and as a predicate on context and event. */
export const when = (words: string, holds: Condition['holds']): Condition => ({ when: words, holds })

/** What must hold after the step, besides its state. */
export const so = (words: string, holds: Outcome['holds']): Outcome => ({ so: words, holds })

/** Descriptions of where a machine deviates from its rules; empty if both agree. */
export function breachesOf(steps: readonly Step[], rules: readonly Rule[]): readonly string[] {
  const kept = new Set<Rule>()
  const broken = steps.flatMap((step) => {
    const rows = step.from.map((inner) => rules.find((rule) => isAbout(rule, inner, step)))
    for (const [at, rule] of rows.entries()) if (rule !== undefined && isDone(rule, step, at)) kept.add(rule)
    return breachesIn(step, rows)
  })
  const idle = rules.filter((rule) => !kept.has(rule)).map((rule) => `${inWords(rule)}: never happens`)
  return [...new Set([...broken, ...idle, ...unheard(steps, rules)])]
}

const isAbout = ([from, event, , ...notes]: Rule, inner: string, step: Step): boolean =>
  event === step.event &&
  isIn(inner, from) &&
  notes.every((note) => typeof note === 'string' || 'so' in note || note.holds(step))

/** A row that stays must have some effect all the same. */
const isDone = ([, , to]: Rule, step: Step, at: number): boolean =>
  to === 'ignored' || step.from[at] !== targetOf(to, step, at) || !isIgnored(step)

const targetOf = (to: string, { from }: Step, at: number): string =>
  to === 'stays' || to === 'ignored' ? (from[at] ?? '') : to

/** Whatever leads into or out of regions concerns all of them. */
const reachedBy = (step: Step, at: number): string | undefined =>
  isWithinRegions(step) ? step.to[at] : step.to.join(' + ')

const isWithinRegions = ({ from, to }: Step): boolean => from[0] !== start && from.length === to.length

function breachesIn(step: Step, rows: readonly (Rule | undefined)[]): readonly string[] {
  const matched = rows.filter((rule) => rule !== undefined)
  const where = `${step.from.join(' + ')} · ${step.event} → ${step.to.join(' + ')}`
  if (matched.length === 0) return isIgnored(step) ? [] : [`${where}${doing(step.does)}: no row says so`]
  const wrong = rows.flatMap((rule, at) => {
    if (rule === undefined && !isWithinRegions(step)) return []
    const wanted = rule === undefined ? step.from[at] : targetOf(rule[2], step, at)
    if (wanted === reachedBy(step, at)) return []
    return [rule === undefined ? `${where}: no row says so` : `${inWords(rule)}: but ${where}`]
  })
  const does = matched.flatMap(([, , , ...notes]) => notes.filter((note) => typeof note === 'string'))
  if (!isDeepStrictEqual(does.toSorted(), step.does.toSorted()))
    wrong.push(`${matched.map(inWords).join(' and ')}: but ${where}${doing(step.does)}`)
  return [...wrong, ...matched.flatMap((rule) => unmet(rule, step).map((words) => `${inWords(rule)}: not "${words}"`))]
}

const isIgnored = ({ from, to, does, before, after }: Step): boolean =>
  isDeepStrictEqual([from, before], [to, after]) && does.length === 0

const unmet = ([, , to, ...notes]: Rule, step: Step): readonly string[] => [
  ...(to === 'ignored' && !isIgnored(step) ? ['ignored'] : []),
  ...notes.flatMap((note) => (typeof note === 'object' && 'so' in note && !note.holds(step) ? [note.so] : [])),
]

/** Answers and delays in the table that are not awaited in a state that the row is about. */
function unheard(steps: readonly Step[], rules: readonly Rule[]): readonly string[] {
  const heard = new Map<string, Set<string>>()
  for (const { from, event } of steps)
    for (const inner of from) heard.set(inner, (heard.get(inner) ?? new Set()).add(event))
  return rules.flatMap((rule) =>
    [...heard]
      .filter(([inner, events]) => isIn(inner, rule[0]) && !events.has(rule[1]))
      .map(([inner]) => `${inWords(rule)}: cannot come in ${inner}`),
  )
}

const doing = (does: readonly string[]): string => (does.length === 0 ? '' : `, doing ${does.join(', ')}`)

const inWords = ([from, event, to, ...notes]: Rule): string =>
  [`[${from} · ${event} → ${to}]`, ...notes.map(noteInWords)].join(' ')

const noteInWords = (note: string | Condition | Outcome): string => {
  if (typeof note === 'string') return note
  return 'when' in note ? `when ${note.when}` : `so that ${note.so}`
}

/** `[state, invocation, input]`: entering the state starts the invocation, with this input. */
export type Work = readonly [state: string, invocation: string, input?: (step: Step) => unknown]

/** Descriptions of invocations that deviate from the rules; empty if both agree. */
export const workBreachesOf = (steps: readonly Step[], works: readonly Work[]): readonly string[] => [
  ...new Set(steps.flatMap((step) => [...wrongWork(step, works), ...missingWork(step, works)])),
]

const wrongWork = ({ starts, ...step }: Step, works: readonly Work[]): readonly string[] =>
  starts.flatMap(({ id, input }) => {
    const work = works.find(([state, invocation]) => invocation === id && step.to.some((inner) => isIn(inner, state)))
    if (work === undefined) return [`${step.to.join(' + ')} starts ${id}: no row says so`]
    const wanted = work[2]?.({ ...step, starts })
    return isDeepStrictEqual(input, wanted)
      ? []
      : [`${id}: not ${JSON.stringify(wanted)}, but ${JSON.stringify(input)}`]
  })

const missingWork = ({ from, to, event, starts }: Step, works: readonly Work[]): readonly string[] =>
  works
    .filter(([state]) => to.some((inner) => isIn(inner, state)) && !from.some((inner) => isIn(inner, state)))
    .filter(([, invocation]) => !starts.some(({ id }) => id === invocation))
    .map(([state, invocation]) => `[${state} starts ${invocation}]: not after ${event} in ${from.join(' + ')}`)
