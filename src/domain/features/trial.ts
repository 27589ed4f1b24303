import { wallTimeOf } from '../time/calendar.ts'
import { earlierWays, featureIds, featureNames, type FeatureName, type Grant } from './granted-features.ts'
import { schoolOffsetMinutes } from '../time/school-day.ts'

/**
 * When somebody tries all features (specification §3, §6); ISO instants. It begins with the first one, and at the second
 * one it is over: a feature is open while its `endTime` lies in the future.
 */
export interface Trial {
  readonly beginTime: string
  readonly endTime: string
}

export type TrialState = 'ahead' | 'running' | 'ended'

/** How a trial stands at a moment (milliseconds since 1970, the service's time). */
export function trialState({ beginTime, endTime }: Trial, now: number): TrialState {
  if (now < Date.parse(beginTime)) return 'ahead'
  return now < Date.parse(endTime) ? 'running' : 'ended'
}

/** Days at school until the last one of something that ends at an instant; 0 on that day. */
export const daysLeft = (end: number, now: number): number => schoolDayNumber(end) - schoolDayNumber(now)

const schoolDayNumber = (instant: number): number => wallTimeOf(instant, schoolOffsetMinutes).dayNumber

/** A grant, or what a trial opens in the place of one. */
export type OpenedGrant<Granted> = Granted & { readonly isTrial: boolean }

/**
 * An access list as it counts at a moment: while a trial runs, it opens every function of today that no grant keeps
 * open for at least as long. A grant that ends with the trial stays the teacher's own.
 * `named` makes the entry of a function that the trial alone opens.
 */
export function withTrial<Granted extends Grant>(
  grants: readonly Granted[],
  trial: Trial | null,
  now: number,
  named: (name: FeatureName, endTime: string) => Granted,
): readonly OpenedGrant<Granted>[] {
  const own = grants.map((grant) => ({ ...grant, isTrial: false }))
  if (trial === null || trialState(trial, now) !== 'running') return own
  const end = Date.parse(trial.endTime)
  const lasting = own.filter(({ featureId, endTime }) => Date.parse(endTime) >= end || !isKnown(featureId))
  const held = new Set(lasting.map(({ featureId }) => featureId))
  const tried = featureNames.filter((name) => !earlierWays.includes(name) && !held.has(featureIds[name]))
  return [...lasting, ...tried.map((name) => ({ ...named(name, trial.endTime), isTrial: true }))]
}

const isKnown = (featureId: string): boolean => featureNames.some((name) => featureIds[name] === featureId)
