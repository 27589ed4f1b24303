/**
 * Result policy (specification §7 "Handling of answers"). The specification reuses numbers, so a number is looked up
 * among the errors of its endpoint first and only then here.
 */
export const resultCodes = {
  ok: 0,
  invalidInput: 1001,
  notFound: 1002,
  forbidden: 1003,
  staleRevision: 1004,
  idempotencyConflict: 1005,
  featureClosed: 1006,
  passwordChangeNeeded: 1007,
  answerNotKept: 1008,
  fault: 1500,
  notLoggedIn: -23,
  loginElsewhere: -25,
  ticketNeeded: -21,
  ticketExpired: -22,
  alreadyDone: -24,
  alreadySaved: -26,
  notCertified: -4,
} as const

export type GlobalErrorId = Exclude<keyof typeof resultCodes, 'ok' | 'alreadyDone' | 'alreadySaved'>

/** Success numbers are not errors. */
export const isGlobalErrorId = (id: string): id is GlobalErrorId =>
  Object.hasOwn(resultCodes, id) && !['ok', 'alreadyDone', 'alreadySaved'].includes(id)

export const isSuccess = (code: number): boolean =>
  code === resultCodes.ok || code === resultCodes.alreadyDone || code === resultCodes.alreadySaved
