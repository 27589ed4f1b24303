/** What a lesson consists of (specification §3 "Prepare node"): steps in the teacher's words, and papers. */
export const lessonNodeTypes = ['step', 'paper'] as const

/** Its source: typed, the teacher's own paper, one shared by the school, or one the reader cannot open. */
export const lessonSources = ['typed', 'own', 'school', 'closed'] as const

export interface LessonNode {
  readonly nodeType: (typeof lessonNodeTypes)[number]
  /** A step as typed; for a paper, its title when it was added. */
  readonly name: string
  readonly isTaught: boolean
  /** Of a paper alone. */
  readonly paperId?: number | undefined
}
