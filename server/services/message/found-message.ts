import type { MessageKind } from '#domain/portal/messages.ts'

/** A message with what it refers to. */
export interface FoundMessage {
  readonly messageId: number
  readonly kind: MessageKind
  readonly sentAt: Date
  readonly readAt: Date | null
  readonly notice: { readonly title: string; readonly text: string; readonly path: string } | null
  readonly application: {
    readonly realname: string
    readonly stageId: number
    readonly subjectId: number
    readonly decidedAt: Date | null
  } | null
  readonly feedback: { readonly text: string; readonly answer: string } | null
  readonly course: {
    readonly courseId: number
    readonly courseName: string
    /** The reader still teaches it. */
    readonly isTaught: boolean
  } | null
  readonly featureId: string | null
  /** The granted feature as it is now; null if it was withdrawn. */
  readonly grant: { readonly endTime: Date } | null
  /** Who wrote the feedback, or did what the message reports. */
  readonly realname: string | null
  /** Open requests to join the class. */
  readonly openRequests: number
  /** Colleagues' requests for the class that the reader can decide. */
  readonly askedStudents: number
  /** The reader's own requests for the class, by outcome. */
  readonly decidedStudents: DecidedStudents
}

/** How many of the students requested by a teacher were approved, were refused, and are waiting. */
export interface DecidedStudents {
  readonly approved: number
  readonly refused: number
  readonly waiting: number
}

export interface Words {
  readonly title: string
  readonly body: string
  readonly path: string | null
}
