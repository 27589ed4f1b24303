/**
 * Features that a teacher may use until a given time (specification §6). The number 28 is the specification's; it names
 * no others, so the rest are ours.
 */
export const featureIds = {
  /** 码上答 */
  qrAnswer: '11',
  /** 布置作文 */
  assignComposition: '12',
  /** 新版智能阅卷 */
  smartMark: '13',
  /** 词汇练报告 */
  wordReport: '14',
  /** 班级词本 */
  classWords: '15',
  /** Entry to smart marking: 选一张当答案 */
  answerByPicture: '16',
  /** The former way of smart marking words and sentences. */
  oldWordSentence: '17',
  /** Choosing a picture as the answer while marking. */
  choosePicture: '18',
  /** Papers and questions of maths. */
  mathsPapers: '28',
} as const

export type FeatureName = keyof typeof featureIds

/** Former ways of working: only a grant opens them, since they replace today's. */
export const earlierWays: readonly FeatureName[] = ['oldWordSentence']

export const featureNames = Object.keys(featureIds) as readonly FeatureName[]

/** The feature with an id; null for one the service grants but this product does not know. */
export const featureNameOf = (featureId: string): FeatureName | null =>
  featureNames.find((name) => featureIds[name] === featureId) ?? null

/** One entry of the access list (specification §3), as far as a gate needs it. */
export interface Grant {
  readonly featureId: string
  /** ISO instant; exclusive: at this instant the feature is closed. */
  readonly endTime: string
}

/** Whether a feature is open at a given time (milliseconds since 1970, service time). */
export const isOpen = (grants: readonly Grant[], name: FeatureName, now: number): boolean =>
  grants.some(({ featureId, endTime }) => featureId === featureIds[name] && now < Date.parse(endTime))

/** When the next feature closes; null when none is open. */
export function nextEnd(grants: readonly Grant[], now: number): number | null {
  const ends = grants.map(({ endTime }) => Date.parse(endTime)).filter((end) => end > now)
  return ends.length === 0 ? null : Math.min(...ends)
}

/** The query of smart marking's list (specification §2): each option is 1 while its feature is open. */
export const markListQuery = (grants: readonly Grant[], now: number) => {
  const flag = (name: FeatureName) => (isOpen(grants, name, now) ? '1' : '0')
  return {
    canSmartMarkEntry: flag('answerByPicture'),
    useOldWordSentence: flag('oldWordSentence'),
    useAnswerCard3: flag('choosePicture'),
  }
}
