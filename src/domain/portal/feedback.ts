/** What feedback is about. */
export const feedbackTopics = ['problem', 'wish', 'other'] as const

export type FeedbackTopic = (typeof feedbackTopics)[number]

/** The environment of the portal when feedback is written. */
export const pageSurfaces = ['browser', 'desktop', 'embedded'] as const

export type PageSurface = (typeof pageSurfaces)[number]

/** Characters. */
export const feedbackLimits = { text: 2000, contact: 100, page: 300, build: 20, answer: 500 } as const
