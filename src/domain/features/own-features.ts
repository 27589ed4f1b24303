import { featureLimits } from './feature-limits.ts'
import { type FeatureName, featureIds, featureNameOf, featureNames, type Grant } from './granted-features.ts'
import { isMaths } from '../classes/subjects.ts'
import { daysLeft } from './trial.ts'

/** `endsSoon`: within fourteen days; `never`: not granted. */
export type FeatureState = 'open' | 'endsSoon' | 'ended' | 'never'

/** One feature as it applies to a teacher. */
export interface OwnFeature {
  /** Null for one the service grants but this product does not know. */
  readonly name: FeatureName | null
  readonly featureId: string
  readonly state: FeatureState
  /** Milliseconds since 1970; null if it was never granted. */
  readonly endTime: number | null
  /** School days left, 0 on the last one; null unless it is open. */
  readonly daysLeft: number | null
}

/** Whether a feature is for maths only or for English only; those not listed serve both. */
const isOfMaths: Readonly<Partial<Record<FeatureName, boolean>>> = {
  mathsPapers: true,
  classWords: false,
  wordReport: false,
  assignComposition: false,
}

/**
 * Every feature of a teacher, granted or available for the subject (null: as for English), at a given service time
 * (specification §6): first what ends soonest, then what ended last, then what was never granted.
 */
export function ownFeatures(grants: readonly Grant[], now: number, subjectId: number | null): readonly OwnFeature[] {
  const granted = grants.map((grant) => grantedFeature(grant, now))
  const held = new Set(granted.map(({ name }) => name))
  const teachesMaths = subjectId !== null && isMaths(subjectId)
  const missing = featureNames.filter((name) => !held.has(name) && (isOfMaths[name] ?? teachesMaths) === teachesMaths)
  const never = missing.map((name): OwnFeature => ({
    name,
    featureId: featureIds[name],
    state: 'never',
    endTime: null,
    daysLeft: null,
  }))
  const running = granted.filter(({ state }) => state !== 'ended')
  const ended = granted.filter(({ state }) => state === 'ended')
  return [
    ...running.toSorted((one, other) => (one.endTime ?? 0) - (other.endTime ?? 0)),
    ...ended.toSorted((one, other) => (other.endTime ?? 0) - (one.endTime ?? 0)),
    ...never,
  ]
}

/** A granted feature at a given service time (milliseconds since 1970). */
export function grantedFeature({ featureId, endTime }: Grant, now: number): OwnFeature & { readonly endTime: number } {
  const end = Date.parse(endTime)
  const known = { name: featureNameOf(featureId), featureId, endTime: end }
  if (end <= now) return { ...known, state: 'ended', daysLeft: null }
  const left = daysLeft(end, now)
  return { ...known, state: left <= featureLimits.endsSoonDays ? 'endsSoon' : 'open', daysLeft: left }
}
