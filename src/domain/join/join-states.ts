/** States of a request to join a class; `none` means that there is no request. */
export const joinStates = ['none', 'waiting', 'waitingList', 'approved', 'refused'] as const

export type JoinState = (typeof joinStates)[number]

/** What a teacher can do with an open request. */
export const joinDecisions = ['approve', 'refuse', 'waitingList'] as const

export type JoinDecision = (typeof joinDecisions)[number]

/** Lists of a teacher's requests: those to answer, those waiting for a place, and those already answered. */
export const requestLists = ['waiting', 'waitingList', 'decided'] as const

export type RequestList = (typeof requestLists)[number]

/** Lists of requests between teachers: those for one's own students, and those one has made. */
export const askedLists = ['asked', 'sent'] as const

export type AskedList = (typeof askedLists)[number]
