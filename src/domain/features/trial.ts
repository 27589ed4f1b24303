import { wallTimeOf } from '../time/calendar.ts'
import { earlierWays, featureIds, featureNames, type FeatureName, type Grant } from './granted-features.ts'
import { schoolOffsetMinutes } from '../time/school-day.ts'

/**
 * A trial of all features (specification §3, §6): its start (inclusive) and end (exclusive) as ISO instants, because a
 * feature is open while its `endTime` is in the future.
 */
export interface Trial {
  readonly beginTime: string
  readonly endTime: string
}

export type TrialState = 'ahead' | 'running' | 'ended'

/** The state of a trial at a given time (milliseconds since 1970, service time). */
export function trialState({ beginTime, endTime }: Trial, now: number): TrialState {
  if (now < Date.parse(beginTime)) return 'ahead'
  return now < Date.parse(endTime) ? 'running' : 'ended'
}

/** School days until the last day of something that ends at an instant; 0 on that day. */
export const daysLeft = (end: number, now: number): number => schoolDayNumber(end) - schoolDayNumber(now)

const schoolDayNumber = (instant: number): number => wallTimeOf(instant, schoolOffsetMinutes).dayNumber

/** A grant, or what a trial opens in its place. */
export type OpenedGrant<Granted> = Granted & { readonly isTrial: boolean }

/**
 * The access list in force at a given time: a running trial opens every current feature that no grant keeps open for at
 * least as long. A grant that ends together with the trial remains the teacher's own. `named` makes the entry for a
 * feature opened by the trial alone.
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
