/** What a lesson is prepared of (specification §3 "Prepare node"): steps in the teacher's words, and papers. */
export const lessonNodeTypes = ['step', 'paper'] as const

/** Where it comes from: typed, a paper of one's own, one that the school shares, or one that the reader cannot open. */
export const lessonSources = ['typed', 'own', 'school', 'closed'] as const

export interface LessonNode {
  readonly nodeType: (typeof lessonNodeTypes)[number]
  /** A step as it was typed; of a paper, its title when it was put in. */
  readonly name: string
  /** 1 once it was taught. */
  readonly nodeFlag: number
  readonly extendsParam: { readonly paperId?: number | undefined }
}
